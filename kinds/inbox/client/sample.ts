import { defineAttemptSample } from '#kinds/define/client.tsx'
import { inbox as kind } from '../shared/kind.ts'

const mail = { replyTo: null, proof: 'confirmed' as const, isOutside: true, links: [], attachments: [] }

export const sample = defineAttemptSample(kind, [
  {
    type: kind.id,
    mails: [
      {
        ...{ ...mail, key: 'm1', at: '08:40', name: 'Harbour bank', from: 'bank@harb0ur.example' },
        ...{ subject: 'Your account', pieces: [{ text: 'Open ', link: 'l1' }] },
        links: [{ key: 'l1', text: 'your account', to: 'https://harb0ur.example' }],
      },
      {
        ...{ ...mail, key: 'm2', at: '08:20', name: 'Ola', from: 'ola@harbour.example' },
        ...{ subject: 'The plan', pieces: [{ text: 'See below.', link: null }] },
        attachments: [{ key: 'a1', name: 'plan.pdf', size: 120 }],
      },
    ],
  },
  { type: kind.id, judged: [] },
  { type: kind.id, mail: 'm1', action: 'report' },
])
