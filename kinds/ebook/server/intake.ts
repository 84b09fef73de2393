import type { TaskIntake } from '#server/intake/tasks/task-intake.ts'

export const intake: TaskIntake<'ebook'> = {
  check() {},
  words: () => null,
  shownShare: () => 1,
  whyNotRated: () => null,

  publish: async ({ type, book, minimumSeconds }, files) => ({
    type,
    minimumSeconds: minimumSeconds ?? null,
    books: await files.books(book, 'content.book'),
  }),
}
