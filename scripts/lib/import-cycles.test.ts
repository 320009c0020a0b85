import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from './paths.ts';

/** The files that a file imports when it is loaded. Types and lazy imports are not among them. */
function importsOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const specifier = statement.moduleSpecifier;
    if (specifier === undefined || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return [];
    const clause = ts.isImportDeclaration(statement) ? statement.importClause : statement;
    const isForTypes = ts.isExportDeclaration(statement) ? statement.isTypeOnly : statement.importClause?.isTypeOnly;
    const names = clause && ts.isImportClause(clause) ? clause.namedBindings : undefined;
    const hasOnlyTypes =
      names !== undefined && ts.isNamedImports(names) && names.elements.every(({ isTypeOnly }) => isTypeOnly);
    return isForTypes === true || hasOnlyTypes ? [] : [resolve(dirname(file), specifier.text)];
  });
}

/** The cycles that a depth-first walk meets, each as the path from a file back to itself. */
function cyclesAmong(files: string[]): string[][] {
  const imports = new Map(files.map((file) => [file, importsOf(file)]));
  const done = new Set<string>();
  const cycles: string[][] = [];
  const walk = (file: string, path: string[]): void => {
    if (path.includes(file)) {
      cycles.push([...path.slice(path.indexOf(file)), file].map((one) => relative(root, one)));
      return;
    }
    if (done.has(file)) return;
    for (const next of imports.get(file) ?? []) walk(next, [...path, file]);
    done.add(file);
  };
  for (const file of files) walk(file, []);
  return cycles;
}

it.each(['domain', 'functions', 'web'])('no files of %s import each other in a circle', (workspace) => {
  const files = ts.sys
    .readDirectory(join(root, workspace, 'src'), ['.ts', '.tsx'])
    .filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(50);
  expect(cyclesAmong(files)).toEqual([]);
});
