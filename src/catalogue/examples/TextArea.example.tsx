import type { Example } from '#src/catalogue/example.ts'
import { TextArea } from '#src/ui/TextArea.tsx'

export const example: Example = {
  about: 'Several lines of text; it grows with them.',
  on: ['paper'],
  isInteractive: true,
  states: [
    { name: 'Empty', show: ({ words }) => <TextArea label={words.label} /> },
    {
      name: 'Filled',
      show: ({ words }) => (
        <TextArea label={words.label} defaultValue={`${words.sentence}\n${words.sentence}`} />
      ),
    },
    { name: 'With a hint', show: ({ words }) => <TextArea label={words.label} hint={words.hint} /> },
    {
      name: 'Wrong',
      show: ({ words }) => <TextArea label={words.label} defaultValue={words.name} error={words.error} />,
    },
    {
      name: 'Disabled',
      show: ({ words }) => <TextArea label={words.label} defaultValue={words.sentence} disabled />,
    },
  ],
}
