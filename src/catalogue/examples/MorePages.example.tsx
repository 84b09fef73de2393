import type { Example } from '#src/catalogue/example.ts'
import { nothing } from '#src/catalogue/nothing.ts'
import { MorePages } from '#src/ui/MorePages.tsx'

export const example: Example = {
  about: 'Asks for the next page of a list, as long as there is one.',
  on: ['paper'],
  isInteractive: true,
  states: [
    { name: 'There is one', show: ({ words }) => <MorePages label={words.action} pages={pages(false)} /> },
    { name: 'It is coming', show: ({ words }) => <MorePages label={words.action} pages={pages(true)} /> },
    {
      name: 'As wide as its place',
      show: ({ words }) => <MorePages label={words.action} pages={pages(false)} wide />,
    },
  ],
}

function pages(isFetchingNextPage: boolean) {
  return { hasNextPage: true, isFetchingNextPage, fetchNextPage: nothing }
}
