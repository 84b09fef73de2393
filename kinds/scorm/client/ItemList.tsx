import { useTranslation } from 'react-i18next'
import { percentDone } from '#shared/domain/progress.ts'
import type { ScormState, ScormItem } from '#kinds/scorm/shared/schemas.ts'
import { ArrowClockwiseIcon, CheckIcon, PlayIcon } from '#src/ui/icons.ts'
import { ProgressRing } from '#src/ui/ProgressRing.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import list from '#src/features/tasks/TaskList.module.css'
import row from '#src/features/tasks/TaskRow.module.css'
import { isBegun, isPlayed, statusOf, type PlayedItem } from './scorm.ts'
import styles from './ScormPlayer.module.css'

interface ItemListProps {
  title: string
  items: readonly ScormItem[]
  state: ScormState
  /** Where it goes on; undefined where nothing is left. */
  next: PlayedItem | undefined
  onItem: (item: PlayedItem) => void
}

/** The table of contents of a package: every part with how it stands, as the tasks of a mission. */
export function ItemList({ title, items, state, next, onItem }: ItemListProps) {
  const { t } = useTranslation()
  const played = items.filter(isPlayed)
  const done = played.filter(({ id }) => isDone(state, id)).length
  const percent = percentDone(done, played.length)
  return (
    <div className={styles.contents}>
      <header className={list.header}>
        <ProgressRing
          state={percent >= 100 ? 'done' : 'percent'}
          percent={percent}
          size={56}
          material="night"
        />
        <div className={list.heading}>
          <h2 className={list.title}>{title || t('scorm.contents')}</h2>
          <p className={list.left}>{t('scorm.partsDone', { done, all: played.length })}</p>
        </div>
      </header>
      <ol className={list.rows}>
        {items.map((item) => (
          <li key={item.id} style={{ paddingInlineStart: `${item.depth * 1.5}rem` }}>
            {isPlayed(item) ? (
              <Part item={item} state={state} isNext={item === next} onItem={onItem} />
            ) : (
              <h3 className={styles.group}>{item.title}</h3>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

interface PartProps {
  item: PlayedItem
  state: ScormState
  isNext: boolean
  onItem: (item: PlayedItem) => void
}

function Part({ item, state, isNext, onItem }: PartProps) {
  const { t } = useTranslation()
  const isOver = isDone(state, item.id)
  const isFailed = statusOf(state, item.id) === 'failed'
  return (
    <button
      type="button"
      className={row.row}
      data-state={isOver ? 'done' : 'open'}
      data-next={isNext}
      aria-current={isNext ? 'step' : undefined}
      onClick={() => onItem(item)}
    >
      <span className={row.disc}>
        <PartIcon isOver={isOver} isFailed={isFailed} />
      </span>
      <span className={row.words}>
        <span className={row.name}>{item.title}</span>
        {isOver && <VisuallyHidden>{t('scorm.done')}</VisuallyHidden>}
        {!isOver && isBegun(state, item.id) && (
          <span className={row.reason}>{t(`scorm.${isFailed ? 'failed' : 'begun'}`)}</span>
        )}
      </span>
    </button>
  )
}

function PartIcon({ isOver, isFailed }: { isOver: boolean; isFailed: boolean }) {
  if (isOver) return <CheckIcon size={20} weight="bold" aria-hidden />
  if (isFailed) return <ArrowClockwiseIcon size={20} weight="bold" aria-hidden />
  return <PlayIcon size={20} weight="fill" aria-hidden />
}

function isDone(state: ScormState, id: string): boolean {
  const status = statusOf(state, id)
  return status === 'passed' || status === 'completed'
}
