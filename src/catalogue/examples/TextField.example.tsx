import type { Example } from '#src/catalogue/example.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { XIcon } from '#src/ui/icons.ts'

export const example: Example = {
  about: 'A line of text.',
  on: ['paper'],
  isInteractive: true,
  states: [
    { name: 'Empty', show: ({ words }) => <TextField label={words.label} /> },
    { name: 'Placeholder', show: ({ words }) => <TextField label={words.label} placeholder={words.name} /> },
    { name: 'Filled', show: ({ words }) => <TextField label={words.label} defaultValue={words.sentence} /> },
    { name: 'With a hint', show: ({ words }) => <TextField label={words.label} hint={words.hint} /> },
    {
      name: 'Wrong',
      show: ({ words }) => <TextField label={words.label} defaultValue={words.name} error={words.error} />,
    },
    {
      name: 'With something at its end',
      show: ({ words }) => (
        <TextField
          label={words.label}
          end={<IconButton material="paper" label={words.close} icon={<XIcon />} />}
        />
      ),
    },
    {
      name: 'Disabled',
      show: ({ words }) => <TextField label={words.label} defaultValue={words.name} disabled />,
    },
    {
      name: 'Read only',
      show: ({ words }) => <TextField label={words.label} defaultValue={words.name} readOnly />,
    },
  ],
}
