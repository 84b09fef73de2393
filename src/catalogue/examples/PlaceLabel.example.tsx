import type { Example } from '#src/catalogue/example.ts'
import { PlaceLabel } from '#src/ui/PlaceLabel.tsx'
import { MegaphoneIcon } from '#src/ui/icons.ts'

export const example: Example = {
  about: 'The plate under a place on the map, on a ground of its own.',
  states: [
    { name: 'Open', show: ({ words }) => <PlaceLabel state="open" name={words.name} /> },
    {
      name: 'Open, with progress',
      show: ({ words }) => <PlaceLabel state="open" name={words.name} percent={40} />,
    },
    {
      name: 'Open, with an icon and a note',
      show: ({ words }) => (
        <PlaceLabel
          state="open"
          name={words.name}
          icon={<MegaphoneIcon size={20} />}
          note={words.options[2]}
        />
      ),
    },
    { name: 'Next', show: ({ words }) => <PlaceLabel state="next" name={words.name} /> },
    { name: 'Next, begun', show: ({ words }) => <PlaceLabel state="next" name={words.name} percent={15} /> },
    { name: 'Done', show: ({ words }) => <PlaceLabel state="done" name={words.name} /> },
    { name: 'Locked', show: ({ words }) => <PlaceLabel state="locked" name={words.name} /> },
  ],
}
