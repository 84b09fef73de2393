import type { Example } from '#src/catalogue/example.ts'
import { Notice } from '#src/ui/Notice.tsx'

export const example: Example = {
  about: 'A sentence about the whole form or panel. An error is spoken at once.',
  on: ['paper'],
  states: (['info', 'good', 'warn', 'error'] as const).map((tone) => ({
    name: tone,
    show: ({ words }) => (
      <Notice tone={tone} isAnnounced>
        {words.sentence}
      </Notice>
    ),
  })),
}
