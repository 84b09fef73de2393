import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { ItemFigures } from '#src/features/authoring/ItemFigures.tsx'
import { PictureField } from '#src/features/authoring/PictureField.tsx'
import { useWriting, wordsAt, type Change } from '#src/features/authoring/use-writing.ts'
import { WordField } from '#src/features/authoring/WordField.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import { SIDES, type Pair } from './read-pairs.ts'

interface PairFormProps {
  pair: Pair
  /** Of all pairs, in their order. */
  ids: readonly string[]
  /** Both sides in words, for who does not see the list. */
  place: string
  /** What the file becomes with another pair in its place. */
  changesFor: (next: Pair) => readonly Change[]
}

/** What both sides of a pair say and show, and why they belong together. */
export function PairForm({ pair, ids, place, changesFor }: PairFormProps) {
  const { t } = useTranslation()
  const writing = useWriting()
  const { change } = writing
  const at = ['pairs', pair.id]
  return (
    <section className={styles.stack} aria-label={place}>
      {SIDES.map((side) => (
        <fieldset key={side} className={styles.group}>
          <legend className={styles.legend}>{t(`connector.edit.${side}`)}</legend>
          <WordField label={t(`connector.edit.${side}Words`)} at={[...at, side]} most={500} />
          <Switch
            label={t(`connector.edit.${side}Shows`)}
            isOn={pair[side] !== undefined}
            onChange={(isOn) => {
              const { [side]: _, ...plain } = pair
              change(changesFor(isOn ? { ...pair, [side]: '' } : plain))
            }}
          />
          {pair[side] !== undefined && (
            <PictureField
              label={t(`connector.edit.${side}Picture`)}
              name={pair[side]}
              changesFor={(picture) => changesFor({ ...pair, [side]: picture })}
            />
          )}
        </fieldset>
      ))}
      <WordField
        label={t('connector.edit.explanation')}
        hint={t('connector.edit.explanationHint')}
        at={[...at, 'explanation']}
        most={4000}
        isLong
      />
      <ItemFigures
        at={at}
        question={{ answers: ids, correct: [pair.id] }}
        nameOf={(id) => wordsAt(writing, ['pairs', id, 'right']) || '…'}
      />
    </section>
  )
}
