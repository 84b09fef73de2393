import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Choice } from '#src/ui/Choice.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import type { DeskRoom } from './parts/desk-room.ts'
import { DeskOrders } from './parts/DeskOrders.tsx'
import { ItemDesk } from './parts/ItemDesk.tsx'
import { deskQuery, openShop } from './queries.ts'
import styles from './Shop.module.css'

interface ShopDeskProps extends DeskRoom {
  /** The shop was opened or closed: what was read before may be otherwise. */
  onSwitched: () => void
}

const ROOMS = ['waiting', 'items', 'ended'] as const

/** Where an admin keeps the shop and hands out what was bought (SHOP-2). */
export function ShopDesk({ teams, languages, onSwitched }: ShopDeskProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(deskQuery)
  const { sending, send } = useSending()
  const [room, setRoom] = useState<(typeof ROOMS)[number]>('waiting')
  if (!data)
    return <Coming error={error} sentence={t('shop.desk.failed')} onRetry={refetch} heights={[4, 6, 6]} />
  const counts = { waiting: data.waiting, items: data.items.length, ended: null }
  return (
    <div className={styles.page}>
      <Switch
        label={t('shop.desk.isOpen')}
        hint={t(data.isShopEnabled ? 'shop.desk.isOpenHint' : 'shop.desk.isShutHint')}
        isOn={data.isShopEnabled}
        onChange={(isOn) => void send(() => openShop(isOn)).then((isDone) => isDone && onSwitched())}
      />
      {sending.state === 'failed' && <Notice tone="error">{t(`shop.refused.${sending.reason}`)}</Notice>}
      <Choice
        label={t('shop.desk.rooms')}
        options={ROOMS.map((id) => ({ id, label: labelled(t(`shop.desk.room.${id}`), counts[id]) }))}
        value={room}
        onChange={setRoom}
      />
      {room === 'items' ? (
        <ItemDesk items={data.items} teams={teams} languages={languages} />
      ) : (
        <DeskOrders key={room} state={room} />
      )}
    </div>
  )
}

const labelled = (name: string, count: number | null): string =>
  count === null ? name : `${name} (${count})`
