import type { Example } from '#src/catalogue/example.ts'
import { RoomRow } from '#src/ui/RoomRow.tsx'

export const example: Example = {
  about:
    'The ways to the rooms of an area; on a phone one row, which begins where the current one stands in its middle.',
  on: ['paper'],
  isWide: true,
  states: [
    {
      name: 'The last is current',
      show: ({ words }) => (
        <RoomRow label={words.label}>
          {[words.name, ...words.options].map((room, index) => (
            <a key={room} href={location.hash} aria-current={index === 3 ? 'page' : undefined}>
              {room}
            </a>
          ))}
        </RoomRow>
      ),
    },
  ],
}
