import type { Example } from '#src/catalogue/example.ts'
import { FACE } from '#src/catalogue/face.ts'
import { Avatar } from '#src/ui/Avatar.tsx'

export const example: Example = {
  about: 'A person’s picture, composed face or initials, in a disc. The name stands beside it.',
  states: [
    { name: 'Initials', show: () => <Avatar name="Zofia Lis" /> },
    { name: 'One name', show: ({ words }) => <Avatar name={words.name} /> },
    { name: 'A composed face', show: () => <Avatar name="Zofia Lis" sprite={FACE} /> },
    { name: 'A picture', show: () => <Avatar name="Zofia Lis" picture="/assets/art/mark.svg" /> },
    { name: 'Large', show: () => <Avatar name="Zofia Lis" sprite={FACE} size={96} /> },
    { name: 'Large initials', show: () => <Avatar name="Zofia Lis" size={96} /> },
  ],
}
