import type { Example } from '#src/catalogue/example.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'

export const example: Example = {
  about: 'Agrees to something, or takes one of several.',
  on: ['paper'],
  isInteractive: true,
  states: [
    { name: 'Off', show: ({ words }) => <Checkbox label={words.sentence} /> },
    { name: 'On', show: ({ words }) => <Checkbox label={words.sentence} defaultChecked /> },
    { name: 'Wrong', show: ({ words }) => <Checkbox label={words.sentence} error={words.reason} /> },
    { name: 'Disabled', show: ({ words }) => <Checkbox label={words.sentence} disabled /> },
    {
      name: 'On and disabled',
      show: ({ words }) => <Checkbox label={words.sentence} disabled defaultChecked />,
    },
  ],
}
