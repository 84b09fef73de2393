import type { Example } from '#src/catalogue/example.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { ArrowRightIcon, XIcon } from '#src/ui/icons.ts'

export const example: Example = {
  about: 'A button that is only an icon: its label is its name and its tooltip.',
  isInteractive: true,
  states: [
    {
      name: 'Of its ground',
      show: ({ words, material }) => <IconButton material={material} label={words.close} icon={<XIcon />} />,
    },
    {
      name: 'Points onward',
      show: ({ words, material }) => (
        <IconButton material={material} label={words.action} icon={<ArrowRightIcon />} />
      ),
    },
    {
      name: 'Disabled, with the reason',
      show: ({ words, material }) => (
        <IconButton material={material} label={words.close} icon={<XIcon />} disabledReason={words.reason} />
      ),
    },
    {
      name: 'Disabled natively',
      show: ({ words, material }) => (
        <IconButton material={material} label={words.close} icon={<XIcon />} disabled />
      ),
    },
  ],
}
