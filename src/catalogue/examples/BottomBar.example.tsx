import { Held } from '#src/catalogue/Held.tsx'
import type { Example } from '#src/catalogue/example.ts'
import type { Words } from '#src/catalogue/words.ts'
import { BottomBar } from '#src/ui/BottomBar.tsx'
import { BellIcon, ListChecksIcon, MapTrifoldIcon } from '#src/ui/icons.ts'
import styles from './fixed.module.css'

export const example: Example = {
  about: 'A phone’s navigation: where one is shows by pill, filled icon and weight together.',
  on: ['paper'],
  isInteractive: true,
  isWide: true,
  states: [
    { name: 'On the first', show: ({ words }) => barOf(words, 'map') },
    { name: 'A sheet is open', show: ({ words }) => barOf(words, 'list') },
  ],
}

function barOf({ name, options }: Words, first: string) {
  const [map, list, messages] = options
  return (
    <div className={styles.edge}>
      <Held first={first}>
        {(current, hold) => (
          <BottomBar
            label={name}
            current={current}
            onPick={hold}
            items={[
              {
                id: 'map',
                label: map,
                icon: <MapTrifoldIcon />,
                activeIcon: <MapTrifoldIcon weight="fill" />,
              },
              {
                id: 'list',
                label: list,
                icon: <ListChecksIcon />,
                activeIcon: <ListChecksIcon weight="fill" />,
                isSheet: true,
              },
              { id: 'messages', label: messages, icon: <BellIcon />, activeIcon: <BellIcon weight="fill" /> },
            ]}
          />
        )}
      </Held>
    </div>
  )
}
