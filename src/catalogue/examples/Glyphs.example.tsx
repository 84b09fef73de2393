import type { Example } from '#src/catalogue/example.ts'
import { Boat, Coin, Lantern } from '#src/ui/Glyphs.tsx'

export const example: Example = {
  about: 'The product’s own drawings.',
  states: [
    { name: 'Coin', show: () => <Coin size={32} /> },
    { name: 'Lantern', show: () => <Lantern size={56} /> },
    { name: 'Boat', show: () => <Boat size={32} /> },
  ],
}
