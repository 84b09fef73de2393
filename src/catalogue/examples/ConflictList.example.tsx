import type { Example } from '#src/catalogue/example.ts'
import { ConflictList } from '#src/ui/ConflictList.tsx'

const prepare = () => Promise.resolve()
const decide = () => true

export const example: Example = {
  about: 'What a colleague changed meanwhile as well: both values, and the choice.',
  on: ['paper'],
  isWide: true,
  states: [
    {
      name: 'one of each',
      show: ({ words }) => (
        <ConflictList
          conflicts={[
            { id: 'one', title: words.sentence, theirs: '12', mine: '20' },
            { id: 'two', title: words.sentence, note: words.sentence, theirs: words.sentence, mine: '–' },
          ]}
          prepare={prepare}
          onDecide={decide}
        />
      ),
    },
  ],
}
