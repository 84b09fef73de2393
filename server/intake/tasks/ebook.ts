import type { TaskIntake } from './task-intake.ts'

export const ebook: TaskIntake<'ebook'> = {
  kind: 'ebook',
  check() {},
  words: () => null,
  publish: async ({ type, book, minimumSeconds }, files) => ({
    type,
    minimumSeconds: minimumSeconds ?? null,
    books: await files.books(book, 'content.book'),
  }),
}
