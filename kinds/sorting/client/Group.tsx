import { useTranslation } from 'react-i18next'
import { letterAt } from '#src/ui/play/answer-letters.ts'
import { CheckIcon, XIcon } from '#src/ui/icons.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import type { SortingState } from '#kinds/sorting/shared/schemas.ts'
import type { Shown } from './use-sorting.ts'
import styles from './Group.module.css'

interface GroupProps {
  group: Shown
  index: number
  inHand: Shown | undefined
  /** What is carried would fall here. */
  isOver: boolean
  isChecked: boolean
  /** What lies here, in the order in which it came. */
  items: readonly Shown[]
  judged: SortingState['judged']
  onLay: () => void
  onTake: (item: Shown) => void
}

/** A group: its lid takes what is in hand, and each thing in it can be taken out again. */
export function Group(props: GroupProps) {
  const { group, index, inHand, isOver, isChecked, items, judged, onLay, onTake } = props
  const { t } = useTranslation()
  return (
    <li className={styles.group} data-place={group.key} data-over={isOver}>
      <button
        type="button"
        className={styles.lid}
        aria-disabled={isChecked || !inHand}
        aria-label={inHand ? t('sorting.layInto', { name: inHand.text, group: group.text }) : group.text}
        onClick={onLay}
      >
        {group.picture === null ? (
          <span className={styles.letter} aria-hidden="true">
            {letterAt(index)}
          </span>
        ) : (
          <img className={styles.picture} src={group.picture} alt="" draggable={false} />
        )}
        <span className={styles.name}>{group.text}</span>
        <span className={styles.count} aria-hidden="true">
          {items.length}
        </span>
      </button>
      <ul className={styles.items} aria-label={group.text}>
        {items.map((item) => {
          const verdict = judged.find((one) => one.item === item.key)
          return (
            <li key={item.key}>
              <button
                type="button"
                className={styles.chip}
                data-item={isChecked ? undefined : item.key}
                data-verdict={verdict && (verdict.isCorrect ? 'right' : 'wrong')}
                aria-pressed={inHand === item}
                disabled={isChecked}
                onClick={() => onTake(item)}
              >
                {verdict && (
                  <span className={styles.sign} aria-hidden="true">
                    {verdict.isCorrect ? <CheckIcon weight="bold" /> : <XIcon weight="bold" />}
                  </span>
                )}
                {item.text}
                {verdict && (
                  <VisuallyHidden>{`, ${t(verdict.isCorrect ? 'tasks.check.right' : 'tasks.check.wrong')}`}</VisuallyHidden>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </li>
  )
}
