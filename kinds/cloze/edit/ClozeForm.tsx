import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { ItemFigures } from '#src/features/authoring/ItemFigures.tsx'
import { PartList } from '#src/features/authoring/PartList.tsx'
import { PlainField, plainOf } from '#src/features/authoring/PlainField.tsx'
import { QuestionTools } from '#src/features/authoring/QuestionTools.tsx'
import { useAuthoring } from '#src/features/authoring/use-authoring.ts'
import { useParts, type Parts } from '#src/features/authoring/use-parts.ts'
import { useValue, useWriting, wordsAt, type Change } from '#src/features/authoring/use-writing.ts'
import { WordField } from '#src/features/authoring/WordField.tsx'
import { Choice } from '#src/ui/Choice.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { FEWEST_GAPS, FILLINGS, MOST_DECOYS, MOST_GAPS, OTHER_WORD, WHOLE } from '../shared/schemas.ts'
import { gapQuestions } from './questions.ts'
import { markOf, readCloze, withMark, withoutMark, writeWords, type Word } from './read-cloze.ts'

const TEXT = ['parts', WHOLE, 'text']

/** The text, its gaps, how they are filled, and the words that belong nowhere. */
export function ClozeForm() {
  const { t } = useTranslation()
  const writing = useWriting()
  const { change } = writing
  const { filling, gaps, decoys } = readCloze(useValue(['content']))
  const nameOf = ({ id }: Word) => wordsAt(writing, ['parts', id, 'title']) || t('cloze.edit.untitled')
  const all = useGaps(gaps)
  const others = useParts<Word>({
    ...{ parts: decoys, list: 'decoys', group: 'parts', stem: 'word', write: writeWords },
    make: (id) => ({ id }),
  })
  const text = wordsAt(writing, TEXT) ?? ''
  const lost = gaps.filter(({ id }) => !text.includes(markOf(id)))
  return (
    <div className={styles.stack}>
      <Choice
        label={t('cloze.edit.filling')}
        value={filling}
        options={FILLINGS.map((id) => ({ id, label: t(`cloze.edit.fillings.${id}`) }))}
        onChange={(to) => change([{ in: 'file', at: ['content', 'filling'], to }])}
      />
      <WordField
        label={t('cloze.edit.text')}
        hint={t('cloze.edit.textHint', { marks: gaps.map(({ id }) => markOf(id)).join(' ') })}
        at={TEXT}
        most={4000}
        isLong
      />
      <PlainField label={t('cloze.edit.text')} at={TEXT} most={4000} />
      {lost.length > 0 && (
        <Notice tone="warn">
          {t('cloze.edit.lost', { marks: lost.map(({ id }) => markOf(id)).join(' ') })}
        </Notice>
      )}
      <PartList
        label={t('cloze.edit.gaps')}
        isNamed
        all={all}
        nameOf={nameOf}
        noteOf={({ id }) => markOf(id)}
        add={t('cloze.edit.addGap')}
        full={gaps.length >= MOST_GAPS && t('cloze.edit.full', { count: MOST_GAPS })}
        last={gaps.length <= FEWEST_GAPS && t('cloze.edit.few', { count: FEWEST_GAPS })}
      />
      <QuestionTools all={all} target={gapQuestions} />
      {all.open && (
        <GapForm
          key={all.open.id}
          gap={all.open}
          nameOf={nameOf}
          words={filling === 'typed' ? null : [...gaps, ...decoys]}
        />
      )}
      {filling === 'words' && (
        <>
          <PartList
            label={t('cloze.edit.decoys')}
            isNamed
            all={others}
            nameOf={nameOf}
            add={t('cloze.edit.addDecoy')}
            full={decoys.length >= MOST_DECOYS && t('cloze.edit.fullDecoys', { count: MOST_DECOYS })}
            last={false}
          />
          {others.open && (
            <WordField
              key={others.open.id}
              label={t('cloze.edit.decoy')}
              at={['parts', others.open.id, 'title']}
              most={80}
            />
          )}
        </>
      )}
    </div>
  )
}

/** The gaps: a new one stands at the end of the text in every language that has one, and one that goes leaves it. */
function useGaps(gaps: readonly Word[]): Parts<Word> {
  const writing = useWriting()
  const { languages } = useAuthoring()
  const inTexts = (change: (text: string) => string): Change[] =>
    languages.flatMap((language) =>
      [TEXT, plainOf(TEXT)].flatMap((at) => {
        const text = wordsAt(writing, at, language) ?? ''
        // a gap alone would pass for a translation
        return text.trim() === '' ? [] : [{ in: [language], at, to: change(text) }]
      }),
    )
  return useParts<Word>({
    ...{ parts: gaps, list: 'gaps', group: 'parts', stem: 'gap', write: writeWords },
    make: (id) => ({ id }),
    also: {
      added: (id) => inTexts((text) => withMark(text, id)),
      removed: (id) => inTexts((text) => withoutMark(text, id)),
    },
  })
}

interface GapFormProps {
  gap: Word
  nameOf: (word: Word) => string
  /** That lie there; null where it is typed. */
  words: readonly Word[] | null
}

function GapForm({ gap, nameOf, words }: GapFormProps) {
  const { t } = useTranslation()
  const { id } = gap
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{`${markOf(id)} ${nameOf(gap)}`}</legend>
      <WordField label={t('cloze.edit.word')} at={['parts', id, 'title']} most={80} />
      {words === null && (
        <WordField
          label={t('cloze.edit.also')}
          hint={t('cloze.edit.alsoHint')}
          at={['parts', id, 'text']}
          most={500}
          isLong
          isOptional
        />
      )}
      <WordField
        label={t('cloze.edit.explanation')}
        hint={t('cloze.edit.explanationHint')}
        at={['parts', id, 'explanation']}
        most={4000}
        isLong
      />
      <ItemFigures
        at={['parts', id]}
        question={{ answers: words?.map((word) => word.id) ?? [id, OTHER_WORD], correct: [id] }}
        nameOf={(word) => (word === OTHER_WORD ? t('cloze.edit.otherWord') : nameOf({ id: word }))}
      />
    </fieldset>
  )
}
