import { useTranslation } from 'react-i18next'
import type { Scorm12State, ScormItem } from '#shared/scene/tasks/scorm12.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { CheckIcon } from '#src/ui/icons.ts'
import { isBegun, isPlayed, statusOf, type PlayedItem } from './scorm12.ts'
import styles from './Scorm12Player.module.css'

interface ItemListProps {
  title: string
  items: readonly ScormItem[]
  state: Scorm12State
  /** Where it goes on; undefined where nothing is left. */
  next: PlayedItem | undefined
  onItem: (item: PlayedItem) => void
}

/** The table of contents of a package: every part with how it stands. */
export function ItemList({ title, items, state, next, onItem }: ItemListProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.contents}>
      <h2 className={styles.heading}>{title || t('tasks.scorm12.contents')}</h2>
      <ol className={styles.list}>
        {items.map((item) => (
          <li key={item.id} style={{ marginInlineStart: `${item.depth * 1.5}rem` }}>
            {isPlayed(item) ? (
              <button
                type="button"
                className={styles.item}
                aria-current={item === next ? 'step' : undefined}
                onClick={() => onItem(item)}
              >
                <span className={styles.name}>{item.title}</span>
                <StatusChip state={state} id={item.id} />
              </button>
            ) : (
              <h3 className={styles.group}>{item.title}</h3>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

function StatusChip({ state, id }: { state: Scorm12State; id: string }) {
  const { t } = useTranslation()
  const status = statusOf(state, id)
  const isDone = status === 'passed' || status === 'completed'
  if (!isBegun(state, id)) return null
  return (
    <Chip icon={isDone ? <CheckIcon size={16} weight="bold" /> : undefined}>
      {t(`tasks.scorm12.${isDone ? 'done' : status === 'failed' ? 'failed' : 'begun'}`)}
    </Chip>
  )
}
