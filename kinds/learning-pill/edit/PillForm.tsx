import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { Sortable } from '#src/features/authoring/Sortable.tsx'
import { useAuthoring } from '#src/features/authoring/use-authoring.ts'
import {
  useValue,
  useWriting,
  wordsAt,
  wordsBelow,
  type Change,
} from '#src/features/authoring/use-writing.ts'
import { Button } from '#src/ui/Button.tsx'
import { PlusIcon, TrashSimpleIcon } from '#src/ui/icons.ts'
import { Duplicate } from '#src/features/authoring/Glyphs.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { CardForm } from './CardForm.tsx'
import { FEWEST_CARDS, MOST_CARDS } from '../shared/schemas.ts'
import { freshName, readPill, writePill, type PillCard } from './read-pill.ts'

/** The cards of a pill in their order, and what is on the one that is open. */
export function PillForm() {
  const { t } = useTranslation()
  const writing = useWriting()
  const { languages } = useAuthoring()
  const { part, openPart, change } = writing
  const cards = readPill(useValue(['content']))
  const open = cards.find(({ id }) => id === part) ?? cards[0]
  const nameOf = ({ id }: PillCard, index: number) => {
    const title = wordsAt(writing, ['cards', id, 'title']) || t('learningPill.untitled')
    return `${index + 1}. ${title}`
  }
  const write = (next: readonly PillCard[], words: readonly Change[] = []) =>
    change([{ in: 'file', at: ['content', 'cards'], to: writePill(next) }, ...words])

  const add = () => {
    const id = freshName(
      'card',
      cards.map((one) => one.id),
    )
    write([...cards, { id, picture: '' }])
    openPart(id)
  }
  const copy = (card: PillCard, index: number) => {
    const id = freshName(
      'card',
      cards.map((one) => one.id),
    )
    write(
      cards.toSpliced(index + 1, 0, { ...card, id }),
      languages.map((one) => ({
        ...{ in: [one], at: ['cards', id], to: wordsBelow(writing, ['cards', card.id], one) },
      })),
    )
    openPart(id)
  }
  const remove = (card: PillCard, index: number) => {
    const next = cards.filter((one) => one !== card)
    write(next, [{ in: languages, at: ['cards', card.id], to: undefined }])
    if (card === open) openPart((next[index] ?? next[index - 1])?.id ?? null)
  }
  const move = (id: string, to: number) => {
    const card = cards.find((one) => one.id === id)
    if (card) write(cards.filter((one) => one !== card).toSpliced(to, 0, card))
  }
  const isFull = cards.length >= MOST_CARDS
  return (
    <div className={styles.stack}>
      {(cards.length < FEWEST_CARDS || cards.length > MOST_CARDS) && (
        <Notice tone="warn">
          {t('learningPill.count', { count: cards.length, least: FEWEST_CARDS, most: MOST_CARDS })}
        </Notice>
      )}
      <Sortable
        label={t('learningPill.cards')}
        items={cards}
        idOf={({ id }) => id}
        nameOf={nameOf}
        onMove={move}
      >
        {(card, index, handle) => (
          <>
            {handle}
            <button
              type="button"
              className={styles.rowName}
              aria-current={card === open ? 'true' : undefined}
              onClick={() => openPart(card.id)}
            >
              <span>{nameOf(card, index)}</span>
              {card.question && <small>{t('learningPill.asks')}</small>}
            </button>
            <IconButton
              material="paper"
              label={t('authoring.copy', { name: nameOf(card, index) })}
              icon={<Duplicate />}
              disabledReason={isFull && t('learningPill.full', { count: MOST_CARDS })}
              onClick={() => copy(card, index)}
            />
            <IconButton
              material="paper"
              label={t('authoring.remove', { name: nameOf(card, index) })}
              icon={<TrashSimpleIcon />}
              disabledReason={cards.length === 1 && t('learningPill.last')}
              onClick={() => remove(card, index)}
            />
          </>
        )}
      </Sortable>
      <Button
        variant="secondary"
        icon={<PlusIcon size={20} aria-hidden />}
        disabledReason={isFull && t('learningPill.full', { count: MOST_CARDS })}
        onClick={add}
      >
        {t('learningPill.add')}
      </Button>
      {open && <CardForm key={open.id} card={open} place={nameOf(open, cards.indexOf(open))} cards={cards} />}
    </div>
  )
}
