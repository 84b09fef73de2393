import { defineTaskEdit } from '#kinds/define/edit.ts'
import { inbox as kind } from '../shared/kind.ts'
import { readMails } from './read-mails.ts'

export const inbox = defineTaskEdit(kind, {
  name: (t) => t('inbox.edit.name'),
  summary: (t) => t('inbox.edit.summary'),
  needs: null,
  hasHint: true,
  template: async () => (await import('./template.ts')).template,
  parts: async () => ({ Form: (await import('./InboxForm.tsx')).InboxForm, Preview: null }),
  grading: (content) =>
    readMails(content)
      .map(({ id, action }) => ({ id, action }))
      .toSorted((one, other) => one.id.localeCompare(other.id)),
})
