import type { Example } from '#src/catalogue/example.ts'
import { Disc } from '#src/ui/Disc.tsx'
import { Coin } from '#src/ui/Glyphs.tsx'
import { StarFourIcon } from '#src/ui/icons.ts'

export const example: Example = {
  about: 'A glyph of 16 px on night, for paper.',
  on: ['paper'],
  states: [
    {
      name: 'An icon',
      show: () => (
        <Disc>
          <StarFourIcon size={16} weight="fill" />
        </Disc>
      ),
    },
    {
      name: 'A coin',
      show: () => (
        <Disc>
          <Coin size={16} />
        </Disc>
      ),
    },
  ],
}
