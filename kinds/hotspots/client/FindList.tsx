import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FREE_MISSES, type HotspotsPlayable, type HotspotsState } from '#kinds/hotspots/shared/schemas.ts'
import { useFocusInPlace } from '#src/features/tasks/parts/use-focus-in-place.ts'
import { Button } from '#src/ui/Button.tsx'
import { CheckCircleIcon, LightbulbIcon, WarningCircleIcon } from '#src/ui/icons.ts'
import styles from './FindList.module.css'

interface FindListProps {
  playable: HotspotsPlayable
  state: HotspotsState
  onChoose: (key: string) => void
  onHint: () => void
  /** Brings a place of the picture into view. */
  onShow: (at: readonly [number, number], how?: 'gently') => void
}

/** What is looked for, what was found and why; and, for anyone who does not see the picture, all that can be seen in it, in words. */
export function FindList({ playable, state, onChoose, onHint, onShow }: FindListProps) {
  const { t } = useTranslation()
  const { found, decoys, missed, hints, hinted, isOver } = state
  const open = playable.amount - found.length
  const isHintLeft =
    found.filter(({ isHinted }) => isHinted).length + hints.length === hinted && hints.length < open
  const side = useRef<HTMLDivElement>(null)
  const focusInPlace = useFocusInPlace<HTMLDetailsElement>(() => side.current?.querySelector('button'))
  const said = useSaid(state)
  const known = new Set([...found, ...decoys, ...missed].map(({ key }) => key))
  return (
    <div ref={side} className={styles.side}>
      <p className={styles.text}>{playable.text}</p>
      <p className={styles.how}>{t('hotspots.how', { count: FREE_MISSES })}</p>
      {!isOver && (
        <Button
          variant="secondary"
          icon={<LightbulbIcon size={20} aria-hidden />}
          disabledReason={!isHintLeft && t('hotspots.noHint')}
          onClick={onHint}
        >
          {t('hotspots.hint')}
        </Button>
      )}
      <ul className={styles.list}>
        {[...found.toReversed(), ...missed].map(({ key, title, explanation, at }) => {
          const isFound = found.some((one) => one.key === key)
          return (
            <li key={key} className={styles.find} data-found={isFound}>
              <button type="button" className={styles.name} onClick={() => onShow(at)}>
                {isFound ? (
                  <CheckCircleIcon size={20} weight="fill" aria-hidden />
                ) : (
                  <WarningCircleIcon size={20} weight="fill" aria-hidden />
                )}
                <span>
                  <bdi>{title}</bdi>
                  {!isFound && <small>{t('hotspots.missed')}</small>}
                </span>
              </button>
              <p className={styles.why}>{explanation}</p>
            </li>
          )
        })}
        {decoys.map(({ key, title, explanation }) => (
          <li key={key} className={styles.find}>
            <p className={styles.name}>
              <WarningCircleIcon size={20} aria-hidden />
              <span>
                <bdi>{title}</bdi>
                <small>{t('hotspots.none')}</small>
              </span>
            </p>
            <p className={styles.why}>{explanation}</p>
          </li>
        ))}
      </ul>
      {!isOver && (
        <details {...focusInPlace} className={styles.words}>
          <summary>{t('hotspots.inWords')}</summary>
          <ul className={styles.seen}>
            {playable.seen.map(({ key, text }) =>
              known.has(key) ? null : (
                <li key={key}>
                  <button type="button" className={styles.choose} onClick={() => onChoose(key)}>
                    {text}
                  </button>
                </li>
              ),
            )}
          </ul>
        </details>
      )}
      <p role="status" className={styles.said}>
        {isOver ? t('hotspots.over', { found: found.length, all: playable.amount }) : said}
      </p>
    </div>
  )
}

/** What the last press has found, or that nothing is wrong there; what was known when the task was taken up is not said. */
function useSaid({ found, decoys }: HotspotsState): string {
  const { t } = useTranslation()
  const [before, setBefore] = useState({ found, decoys })
  const [said, setSaid] = useState('')
  if (before.found !== found || before.decoys !== decoys) {
    const newIn = (now: HotspotsState['decoys'], known: HotspotsState['decoys']) =>
      now.filter(({ key }) => !known.some((one) => one.key === key))
    const words = [
      ...newIn(found, before.found).map(({ title }) => t('hotspots.saidFound', { title })),
      ...newIn(decoys, before.decoys).map(({ title }) => t('hotspots.saidNone', { title })),
    ]
    setBefore({ found, decoys })
    if (words.length > 0) setSaid(words.join(' '))
  }
  return said
}
