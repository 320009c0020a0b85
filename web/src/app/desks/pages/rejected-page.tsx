import { commentListPage } from './comment-list.tsx';

export const Page = commentListPage('rejected');
