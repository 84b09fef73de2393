import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { ItemFigures } from '#src/features/authoring/ItemFigures.tsx'
import { OwnPicture } from '#src/features/authoring/OwnPicture.tsx'
import { PartList } from '#src/features/authoring/PartList.tsx'
import { QuestionTools } from '#src/features/authoring/QuestionTools.tsx'
import { useParts } from '#src/features/authoring/use-parts.ts'
import { useValue, useWriting, wordsAt } from '#src/features/authoring/use-writing.ts'
import { WordField } from '#src/features/authoring/WordField.tsx'
import { ENDS, FEWEST_STEPS, MOST_STEPS } from '../shared/schemas.ts'
import { stepQuestions } from './questions.ts'
import { readSteps, writeSteps, type Step } from './read-steps.ts'

/** The steps in their right order, and what the open one says. */
export function StepsForm() {
  const { t } = useTranslation()
  const writing = useWriting()
  const steps = readSteps(useValue(['content']))
  const all = useParts<Step>({
    ...{ parts: steps, list: 'steps', group: 'parts', stem: 'step', write: writeSteps },
    make: (id) => ({ id }),
  })
  const { open } = all
  const nameOf = ({ id }: Step, index: number) => {
    const title = wordsAt(writing, ['parts', id, 'title']) || t('ordering.edit.untitled')
    return `${index + 1}. ${title}`
  }
  return (
    <div className={styles.stack}>
      <WordField
        label={t('ordering.edit.first')}
        hint={t('ordering.edit.firstHint')}
        at={['parts', ENDS, 'left']}
        most={120}
      />
      <PartList
        label={t('ordering.edit.steps')}
        all={all}
        nameOf={nameOf}
        add={t('ordering.edit.add')}
        full={steps.length >= MOST_STEPS && t('ordering.edit.full', { count: MOST_STEPS })}
        last={steps.length <= FEWEST_STEPS && t('ordering.edit.few', { count: FEWEST_STEPS })}
      />
      <QuestionTools all={all} target={stepQuestions} />
      <WordField label={t('ordering.edit.last')} at={['parts', ENDS, 'right']} most={120} />
      {open && (
        <fieldset key={open.id} className={styles.group}>
          <legend className={styles.legend}>{nameOf(open, steps.indexOf(open))}</legend>
          <WordField label={t('ordering.edit.title')} at={['parts', open.id, 'title']} most={120} />
          <WordField
            label={t('ordering.edit.explanation')}
            hint={t('ordering.edit.explanationHint')}
            at={['parts', open.id, 'explanation']}
            most={4000}
            isLong
          />
          <OwnPicture
            picture={open.picture}
            label={t('ordering.edit.own')}
            pictureLabel={t('ordering.edit.picture')}
            changesFor={(picture) => all.changesFor(open, { ...open, picture })}
          />
          <ItemFigures
            at={['parts', open.id]}
            question={{
              answers: steps.map((_, index) => String(index + 1)),
              correct: [String(steps.indexOf(open) + 1)],
            }}
            nameOf={(place) => t('ordering.edit.atPlace', { place })}
            isTimeOfAll
          />
        </fieldset>
      )}
    </div>
  )
}
