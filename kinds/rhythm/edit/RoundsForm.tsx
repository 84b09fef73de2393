import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { ItemFigures } from '#src/features/authoring/ItemFigures.tsx'
import { PartList } from '#src/features/authoring/PartList.tsx'
import { NumberField } from '#src/features/authoring/ScalarFields.tsx'
import { useParts } from '#src/features/authoring/use-parts.ts'
import { useValue, useWriting, wordsAt } from '#src/features/authoring/use-writing.ts'
import { WordField } from '#src/features/authoring/WordField.tsx'
import { FASTEST, FEWEST_PRESSES, MOST_PRESSES, MOST_ROUNDS, PLAYED_AS, SLOWEST } from '../shared/schemas.ts'
import { OtherFields } from './OtherFields.tsx'
import { AMOUNTS, NEW_ROUND, readRounds, writeRounds, type Round } from './read-rounds.ts'

/** The rounds, and of the open one what is right, how much of it is judged, and how its metronome beats. */
export function RoundsForm() {
  const { t } = useTranslation()
  const writing = useWriting()
  const rounds = readRounds(useValue(['content']))
  const all = useParts<Round>({
    ...{ parts: rounds, list: 'rounds', group: 'parts', stem: 'round', write: writeRounds },
    make: (id) => ({ id, ...NEW_ROUND }),
  })
  const { open } = all
  const nameOf = ({ id }: Round, index: number) => {
    const title = wordsAt(writing, ['parts', id, 'title']) || t('rhythm.edit.untitled')
    return `${index + 1}. ${title}`
  }
  const set = (next: Partial<Round>) => open && writing.change(all.changesFor(open, { ...open, ...next }))
  const withLead = ({ lead: _, ...without }: Round, lead: number | undefined): Round =>
    lead === undefined ? without : { ...without, lead }
  return (
    <div className={styles.stack}>
      <PartList
        label={t('rhythm.edit.rounds')}
        all={all}
        nameOf={nameOf}
        noteOf={({ from, to, presses }) => `${from}–${to}, ${presses}×`}
        add={t('rhythm.edit.add')}
        full={rounds.length >= MOST_ROUNDS && t('rhythm.edit.full', { count: MOST_ROUNDS })}
        last={rounds.length <= 1 && t('rhythm.edit.last')}
      />
      {open && (
        <fieldset key={open.id} className={styles.group}>
          <legend className={styles.legend}>{nameOf(open, rounds.indexOf(open))}</legend>
          <WordField label={t('rhythm.edit.title')} at={['parts', open.id, 'title']} most={120} />
          <WordField label={t('rhythm.edit.text')} at={['parts', open.id, 'text']} most={1000} isLong />
          <div className={styles.columns}>
            {AMOUNTS.map((name) => (
              <NumberField
                key={name}
                label={t(`rhythm.edit.${name}`)}
                scalar={{
                  ...{ name, sort: 'number', isOptional: false },
                  ...(name === 'presses'
                    ? { least: FEWEST_PRESSES, most: MOST_PRESSES }
                    : { least: SLOWEST, most: FASTEST }),
                }}
                value={open[name]}
                onSet={(amount) => {
                  if (amount !== undefined) set({ [name]: amount })
                }}
              />
            ))}
            <NumberField
              label={t('rhythm.edit.lead')}
              scalar={{ name: 'lead', sort: 'number', least: 0, most: MOST_PRESSES, isOptional: true }}
              value={open.lead}
              onSet={(lead) => writing.change(all.changesFor(open, withLead(open, lead)))}
            />
          </div>
          <p className={styles.note}>{t('rhythm.edit.leadHint')}</p>
          <OtherFields others={open.others} onOthers={(others) => set({ others: [...others] })} />
          <WordField
            label={t('rhythm.edit.explanation')}
            hint={t('rhythm.edit.explanationHint')}
            at={['parts', open.id, 'explanation']}
            most={4000}
            isLong
          />
          <ItemFigures
            at={['parts', open.id]}
            question={{ answers: PLAYED_AS, correct: ['right'] }}
            nameOf={(id) => {
              const how = PLAYED_AS.find((one) => one === id)
              return how ? t(`rhythm.edit.playedAs.${how}`) : id
            }}
          />
        </fieldset>
      )}
    </div>
  )
}
