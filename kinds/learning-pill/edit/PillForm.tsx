import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { PartList } from '#src/features/authoring/PartList.tsx'
import { QuestionTools } from '#src/features/authoring/QuestionTools.tsx'
import { useParts } from '#src/features/authoring/use-parts.ts'
import { useValue, useWriting, wordsAt } from '#src/features/authoring/use-writing.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { CardForm } from './CardForm.tsx'
import { FEWEST_CARDS, MOST_CARDS } from '../shared/schemas.ts'
import { pillQuestions } from './questions.ts'
import { readPill, writePill, type PillCard } from './read-pill.ts'

/** The cards of a pill in their order, and what is on the one that is open. */
export function PillForm() {
  const { t } = useTranslation()
  const writing = useWriting()
  const cards = readPill(useValue(['content']))
  const all = useParts<PillCard>({
    ...{ parts: cards, list: 'cards', group: 'cards', stem: 'card', write: writePill },
    make: (id) => ({ id, picture: '' }),
  })
  const { open } = all
  const nameOf = ({ id }: PillCard, index: number) => {
    const title = wordsAt(writing, ['cards', id, 'title']) || t('learningPill.untitled')
    return `${index + 1}. ${title}`
  }
  return (
    <div className={styles.stack}>
      {(cards.length < FEWEST_CARDS || cards.length > MOST_CARDS) && (
        <Notice tone="warn">
          {t('learningPill.count', { count: cards.length, least: FEWEST_CARDS, most: MOST_CARDS })}
        </Notice>
      )}
      <PartList
        label={t('learningPill.cards')}
        all={all}
        nameOf={nameOf}
        noteOf={({ question }) => question && t('learningPill.asks')}
        add={t('learningPill.add')}
        full={cards.length >= MOST_CARDS && t('learningPill.full', { count: MOST_CARDS })}
        last={cards.length === 1 && t('learningPill.last')}
      />
      <QuestionTools all={all} target={pillQuestions} />
      {open && (
        <CardForm
          key={open.id}
          card={open}
          place={nameOf(open, cards.indexOf(open))}
          changesFor={(next) => all.changesFor(open, next)}
        />
      )}
    </div>
  )
}
