import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { HintField } from '#src/features/authoring/HintField.tsx'
import { ItemFigures } from '#src/features/authoring/ItemFigures.tsx'
import { OwnPicture } from '#src/features/authoring/OwnPicture.tsx'
import { PartList } from '#src/features/authoring/PartList.tsx'
import { useParts } from '#src/features/authoring/use-parts.ts'
import { useValue, useWriting, wordsAt } from '#src/features/authoring/use-writing.ts'
import { PlainField } from '#src/features/authoring/PlainField.tsx'
import { WordField } from '#src/features/authoring/WordField.tsx'
import { FEWEST_CARDS, KNEW, MISSED, MOST_CARDS } from '../shared/schemas.ts'
import { readCards, writeCards, type Card } from './read-cards.ts'

/** The cards in their order, and both sides of the open one. */
export function CardsForm() {
  const { t } = useTranslation()
  const writing = useWriting()
  const cards = readCards(useValue(['content']))
  const all = useParts<Card>({
    ...{ parts: cards, list: 'cards', group: 'parts', stem: 'card', write: writeCards },
    make: (id) => ({ id }),
  })
  const { open } = all
  const nameOf = ({ id }: Card, index: number) => {
    const title = wordsAt(writing, ['parts', id, 'title']) || t('flashcards.edit.untitled')
    return `${index + 1}. ${title}`
  }
  return (
    <div className={styles.stack}>
      <PartList
        label={t('flashcards.edit.cards')}
        all={all}
        nameOf={nameOf}
        add={t('flashcards.edit.add')}
        full={cards.length >= MOST_CARDS && t('flashcards.edit.full', { count: MOST_CARDS })}
        last={cards.length <= FEWEST_CARDS && t('flashcards.edit.few', { count: FEWEST_CARDS })}
      />
      {open && (
        <fieldset key={open.id} className={styles.group}>
          <legend className={styles.legend}>{nameOf(open, cards.indexOf(open))}</legend>
          <WordField label={t('flashcards.edit.front')} at={['parts', open.id, 'title']} most={120} />
          <WordField label={t('flashcards.edit.back')} at={['parts', open.id, 'text']} most={600} isLong />
          <PlainField label={t('flashcards.edit.back')} at={['parts', open.id, 'text']} most={600} />
          <HintField at={['parts', open.id]} />
          <OwnPicture
            picture={open.picture}
            label={t('flashcards.edit.own')}
            pictureLabel={t('flashcards.edit.picture')}
            changesFor={(picture) => all.changesFor(open, { ...open, picture })}
            altAt={['parts', open.id, 'picture']}
          />
          <ItemFigures
            at={['parts', open.id]}
            question={{ answers: [KNEW, MISSED], correct: [KNEW] }}
            nameOf={(id) => t(id === KNEW ? 'flashcards.edit.knew' : 'flashcards.edit.missed')}
          />
        </fieldset>
      )}
    </div>
  )
}
