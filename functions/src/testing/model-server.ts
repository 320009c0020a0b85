import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A local server for tests that speaks the protocols of Gemini (`generateContent`) and OpenAI
 * (`chat/completions`).
 */

/** The answer of the model, or the way in which the server fails. */
type ModelAnswer =
  | { kind: 'text'; text: string }
  | { kind: 'refusal' }
  | { kind: 'empty' }
  | { kind: 'status'; status: number; headers?: Record<string, string> }
  | { kind: 'body'; body: string }
  /** Sends headers and a first byte, then nothing more. */
  | { kind: 'slow' }
  | { kind: 'endless' };

type AskedModel = { path: string; headers: IncomingMessage['headers']; body: string };
export type ModelServer = {
  /** Origin of the server. */
  url: string;
  /** Sets one answer for each call. Later calls get the last one. */
  answers: (...answers: ModelAnswer[]) => void;
  asked: AskedModel[];
  close: () => Promise<void>;
};

export async function startModelServer(): Promise<ModelServer> {
  let queue: ModelAnswer[] = [];
  const asked: AskedModel[] = [];
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
      const answer = queue.length > 1 ? queue.shift() : queue[0];
      const json = (body: unknown) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(typeof body === 'string' ? body : JSON.stringify(body));
      };
      if (answer === undefined) response.writeHead(500).end();
      else if (answer.kind === 'status')
        response
          .writeHead(answer.status, answer.headers)
          .end(JSON.stringify({ error: { message: 'no', code: answer.status, status: 'X' } }));
      else if (answer.kind === 'body') json(answer.body);
      else if (answer.kind === 'slow' || answer.kind === 'endless') {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write('{');
        if (answer.kind === 'slow') return;
        const more = () => {
          while (!response.destroyed && response.write(' '.repeat(64 * 1024)));
          if (!response.destroyed) response.once('drain', more);
        };
        more();
      } else json(request.url?.includes('generateContent') === true ? geminiAnswer(answer) : openAiAnswer(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers: (...answers) => {
      queue = answers;
      asked.length = 0;
    },
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

type CompleteAnswer = Extract<ModelAnswer, { kind: 'text' | 'refusal' | 'empty' }>;

function geminiAnswer(answer: CompleteAnswer): unknown {
  const usageMetadata = { promptTokenCount: 10, candidatesTokenCount: 10, totalTokenCount: 20 };
  if (answer.kind === 'refusal') return { promptFeedback: { blockReason: 'SAFETY' }, candidates: [], usageMetadata };
  const parts = answer.kind === 'empty' ? [] : [{ text: answer.text }];
  return { candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP', index: 0 }], usageMetadata };
}

function openAiAnswer(answer: CompleteAnswer): unknown {
  const message =
    answer.kind === 'refusal'
      ? { role: 'assistant', content: null, refusal: 'I cannot help with that.' }
      : { role: 'assistant', content: answer.kind === 'empty' ? '' : answer.text };
  return {
    id: 'chat-1',
    object: 'chat.completion',
    created: 1,
    model: 'test',
    choices: [{ index: 0, finish_reason: 'stop', message }],
    usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
  };
}
