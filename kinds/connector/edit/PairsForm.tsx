import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { PartList } from '#src/features/authoring/PartList.tsx'
import { QuestionTools } from '#src/features/authoring/QuestionTools.tsx'
import { useParts } from '#src/features/authoring/use-parts.ts'
import { useValue, useWriting, wordsAt } from '#src/features/authoring/use-writing.ts'
import { FEWEST_PAIRS, MOST_PAIRS } from '../shared/schemas.ts'
import { PairForm } from './PairForm.tsx'
import { pairQuestions } from './questions.ts'
import { readPairs, writePairs, type Pair } from './read-pairs.ts'

/** The pairs that belong together, and what both sides of the open one show. */
export function PairsForm() {
  const { t } = useTranslation()
  const writing = useWriting()
  const pairs = readPairs(useValue(['content']))
  const all = useParts<Pair>({
    ...{ parts: pairs, list: 'pairs', group: 'pairs', stem: 'pair', write: writePairs },
    make: (id) => ({ id }),
  })
  const { open } = all
  const nameOf = ({ id }: Pair, index: number) => {
    const [left, right] = ['left', 'right'].map((side) => wordsAt(writing, ['pairs', id, side]) || '…')
    return `${index + 1}. ${left} – ${right}`
  }
  return (
    <div className={styles.stack}>
      <PartList
        label={t('connector.edit.pairs')}
        all={all}
        nameOf={nameOf}
        add={t('connector.edit.add')}
        full={pairs.length >= MOST_PAIRS && t('connector.edit.full', { count: MOST_PAIRS })}
        last={pairs.length <= FEWEST_PAIRS && t('connector.edit.few', { count: FEWEST_PAIRS })}
      />
      <QuestionTools all={all} target={pairQuestions} />
      {open && (
        <PairForm
          key={open.id}
          pair={open}
          ids={pairs.map(({ id }) => id)}
          place={nameOf(open, pairs.indexOf(open))}
          changesFor={(next) => all.changesFor(open, next)}
        />
      )}
    </div>
  )
}
