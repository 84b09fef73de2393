import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { WarningCircleIcon } from '#src/ui/icons.ts'
import styles from './ConflictList.module.css'

/** Something that was changed here and, meanwhile, elsewhere. */
export interface ShownConflict {
  id: string
  title: ReactNode
  /** Where it is. */
  note?: ReactNode
  theirs: ReactNode
  mine: ReactNode
}

export interface ConflictListProps {
  conflicts: readonly ShownConflict[]
  /** Before what is mine can be used; settles once it can. */
  prepare: (id: string) => Promise<unknown>
  /** @returns false where it is still open */
  onDecide: (id: string, choice: 'mine' | 'theirs') => boolean
  /** The last one is decided, and what had the focus is gone. */
  onDone?: () => void
}

/** What a colleague changed meanwhile as well: both values, and the choice. Nothing of it is overwritten before. */
export function ConflictList({ conflicts, prepare, onDecide, onDone }: ConflictListProps) {
  if (conflicts.length === 0) return null
  return (
    <ul className={styles.conflicts}>
      {conflicts.map((conflict) => (
        <li key={conflict.id}>
          <ConflictCard
            conflict={conflict}
            prepare={() => prepare(conflict.id)}
            onDecide={(choice) => onDecide(conflict.id, choice)}
            onDone={onDone}
          />
        </li>
      ))}
    </ul>
  )
}

interface ConflictCardProps {
  conflict: ShownConflict
  prepare: () => Promise<unknown>
  onDecide: (choice: 'mine' | 'theirs') => boolean
  onDone: (() => void) | undefined
}

function ConflictCard({
  conflict: { title, note, theirs, mine },
  prepare,
  onDecide,
  onDone,
}: ConflictCardProps) {
  const { t } = useTranslation()
  const card = useRef<HTMLElement>(null)
  const decide = async (choice: 'mine' | 'theirs') => {
    if (choice === 'mine') await prepare()
    // what had the focus is still here
    if (onDecide(choice) && card.current?.contains(document.activeElement)) goOn(card.current, onDone)
  }
  return (
    <section ref={card} role="alert" className={styles.conflict}>
      <h2 className={styles.title}>
        <WarningCircleIcon weight="fill" aria-hidden />
        <bdi>{title}</bdi>
      </h2>
      {note && <p className={styles.note}>{note}</p>}
      <dl className={styles.versions}>
        <div>
          <dt>{t('ui.conflict.theirs')}</dt>
          <dd>{theirs}</dd>
        </div>
        <div>
          <dt>{t('ui.conflict.mine')}</dt>
          <dd>{mine}</dd>
        </div>
      </dl>
      <div className={styles.choices}>
        <Button variant="secondary" onClick={() => void decide('theirs')}>
          {t('ui.conflict.keepTheirs')}
        </Button>
        <Button onClick={() => void decide('mine')}>{t('ui.conflict.useMine')}</Button>
      </div>
    </section>
  )
}

/** To the first choice of another conflict. */
function goOn(card: HTMLElement, onDone: (() => void) | undefined): void {
  const item = card.closest('li')
  const other = item?.nextElementSibling ?? item?.previousElementSibling
  const button = other?.querySelector('button')
  if (button) button.focus()
  else onDone?.()
}
