import type { Example } from '#src/catalogue/example.ts'
import { nothing } from '#src/catalogue/nothing.ts'
import { CompassIcon, UsersThreeIcon } from '#src/ui/icons.ts'
import { MapPill } from '#src/ui/MapPill.tsx'

export const example: Example = {
  about: 'On the lower edge of the map: what it leads to, and how much waits there.',
  on: ['night'],
  isInteractive: true,
  states: [
    {
      name: 'With a count',
      show: ({ words: { label, sentence } }) => (
        <MapPill
          icon={<CompassIcon size={20} weight="fill" />}
          label={label}
          amount={3}
          spoken={sentence}
          isOpen={false}
          onPress={nothing}
        />
      ),
    },
    {
      name: 'With a share',
      show: ({ words: { label, sentence } }) => (
        <MapPill
          icon={<UsersThreeIcon size={20} weight="bold" />}
          label={label}
          amount="40 %"
          spoken={sentence}
          onPress={nothing}
        />
      ),
    },
  ],
}
