import type { Example } from '#src/catalogue/example.ts'
import { Segments } from '#src/ui/play/Segments.tsx'

export const example: Example = {
  about: 'The steps of something that is walked through: done, now (taller), to come.',
  on: ['paper'],
  states: [
    { name: 'The first', show: ({ words }) => <Segments total={5} now={1} label={words.name} /> },
    { name: 'In the middle', show: ({ words }) => <Segments total={5} now={3} label={words.name} /> },
    {
      name: 'Done in no order',
      show: ({ words }) => (
        <Segments total={5} now={2} label={words.name} done={[true, false, false, true, false]} />
      ),
    },
    { name: 'Many', show: ({ words }) => <Segments total={24} now={9} label={words.name} /> },
  ],
}
