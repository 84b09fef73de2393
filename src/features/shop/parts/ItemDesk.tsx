import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskItem } from '#shared/contract/shop-desk.ts'
import { counted } from '#shared/domain/numbers.ts'
import { Button } from '#src/ui/Button.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { PlusIcon } from '#src/ui/icons.ts'
import { showWhole } from '#src/ui/show-whole.ts'
import styles from '../Shop.module.css'
import { ItemForm } from './ItemForm.tsx'
import { Price } from './Price.tsx'
import { useDay } from './use-day.ts'
import type { DeskRoom } from './desk-room.ts'

type ItemDeskProps = DeskRoom & { items: readonly DeskItem[] }

/** All items, hidden ones too, and the form of the one that is written at. */
export function ItemDesk({ items, teams, languages }: ItemDeskProps) {
  const { t } = useTranslation()
  const [written, setWritten] = useState<DeskItem | 'new' | null>(null)
  const [isSaved, setSaved] = useState(false)
  const [hasReturned, setReturned] = useState(false)
  if (written !== null) {
    const leave = (isDone: boolean) => {
      setWritten(null)
      setSaved(isDone)
      setReturned(true)
    }
    return <ItemForm before={written === 'new' ? null : written} {...{ teams, languages }} onDone={leave} />
  }
  return (
    <div className={styles.page}>
      <div ref={hasReturned ? showWhole : null} className={styles.line}>
        <Button
          autoFocus={hasReturned}
          icon={<PlusIcon size={20} aria-hidden />}
          onClick={() => {
            setSaved(false)
            setWritten('new')
          }}
        >
          {t('shop.desk.newItem')}
        </Button>
      </div>
      {isSaved && <Notice tone="good">{t('shop.desk.saved')}</Notice>}
      {items.length === 0 && <EmptyState sentence={t('shop.desk.none.items')} />}
      <ul className={styles.rows} aria-label={t('shop.desk.room.items')}>
        {items.map((item) => (
          <li key={item.id} className={styles.row}>
            <ItemRow
              item={item}
              name={nameOf(item, languages)}
              onEdit={() => {
                setSaved(false)
                setWritten(item)
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function ItemRow({ item, name, onEdit }: { item: DeskItem; name: string; onEdit: () => void }) {
  const { t } = useTranslation()
  const day = useDay()
  const { picture, price, stock, isHidden, teamIds, opensOn, closesOn, sold, kind } = item
  const facts = [
    stock === null ? t('shop.desk.unlimited') : stock > 0 && t('shop.left', counted(stock)),
    sold > 0 && t('shop.desk.sold', counted(sold)),
    opensOn !== null && t('shop.from', { day: day(opensOn) }),
    closesOn !== null && t('shop.until', { day: day(closesOn) }),
  ].filter((fact) => fact !== false)
  return (
    <>
      <img className={styles.thumb} src={picture} alt="" />
      <div className={styles.about}>
        <h2 className={styles.name} dir="auto">
          {name}
        </h2>
        <div className={styles.line}>
          <Price coins={price} />
          <span className={styles.note}>{facts.join(' · ')}</span>
        </div>
        <div className={styles.line}>
          {isHidden && <Chip tone="warn">{t('shop.desk.hidden')}</Chip>}
          {stock === 0 && <Chip tone="warn">{t('shop.soldOut')}</Chip>}
          {kind !== 'company' && <Chip>{t(`shop.desk.kind.${kind}`)}</Chip>}
          {teamIds !== null && <Chip tone="plain">{t('shop.desk.forTeams', { count: teamIds.length })}</Chip>}
        </div>
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" aria-label={t('shop.desk.editNamed', { name })} onClick={onEdit}>
          {t('shop.desk.edit')}
        </Button>
      </div>
    </>
  )
}

function nameOf({ words }: DeskItem, languages: ItemDeskProps['languages']): string {
  return (words.find(({ language }) => language === languages[0]) ?? words[0])?.name ?? ''
}
