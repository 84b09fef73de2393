import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskItem } from '#shared/contract/shop-desk.ts'
import { SHOP_ITEM_KINDS } from '#shared/domain/shop.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { focusFirstWrong } from '#src/ui/focus-first-wrong.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import { refreshShop, saveItem } from '../queries.ts'
import styles from '../Shop.module.css'
import form from './ItemForm.module.css'
import { ItemAudience } from './ItemAudience.tsx'
import { ItemPicture, sendPictureChoice, type PictureChoice } from './ItemPicture.tsx'
import { ItemNumbers } from './ItemNumbers.tsx'
import { ItemWords } from './ItemWords.tsx'
import { sortOf } from './sort-of.ts'
import { draftOf, readDraft, type ItemDraft, type ItemField } from './item-draft.ts'
import type { DeskRoom } from './desk-room.ts'

const REFUSED = { 'shop-full': 'shop-full', 'stock-changed': 'stock-changed', 'not-found': 'gone' } as const

interface ItemFormProps extends DeskRoom {
  /** Null for a new one. */
  before: DeskItem | null
  onDone: (isSaved: boolean) => void
}

/** Writes an item: what it is called in each language, what it costs, how many there are, who sees it and when. */
export function ItemForm({ before, teams, languages, onDone }: ItemFormProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const { sending, send } = useSending(REFUSED)
  const first = languages[0] ?? 'en'
  const [draft, setDraft] = useState(() => draftOf(before))
  const [picture, setPicture] = useState<PictureChoice>('as-it-is')
  const [wrong, setWrong] = useState<readonly ItemField[]>([])
  // saved already, where only its picture was refused
  const [saved, setSaved] = useState(before)
  useEffect(() => title.current?.focus(), [])
  const change = (more: Partial<ItemDraft>) => {
    setDraft((last) => ({ ...last, ...more }))
    // what was wrong there is being put right
    setWrong((last) => last.filter((field) => !(field === 'name' ? 'words' in more : field in more)))
  }
  const errorAt = (field: ItemField) => (wrong.includes(field) ? t(`shop.desk.error.${field}`) : undefined)

  const save = async (written: HTMLFormElement) => {
    const read = readDraft(draft, first)
    focusFirstWrong(written, () => setWrong('price' in read ? [] : read))
    if (!('price' in read)) return
    const isDone = await send(async () => {
      const item = await saveItem(read, saved)
      setSaved(item)
      await sendPictureChoice(item.id, picture)
    })
    void refreshShop()
    if (isDone) onDone(true)
  }
  return (
    <form
      className={styles.page}
      aria-labelledby={titleId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save(event.currentTarget)
      }}
    >
      <h2 ref={title} tabIndex={-1} id={titleId} className={form.title}>
        {t(before ? 'shop.desk.editItem' : 'shop.desk.newItem')}
      </h2>
      <ItemWords
        languages={languages}
        words={draft.words}
        error={errorAt('name')}
        onChange={(words) => change({ words })}
      />
      {before === null && (
        <SelectField
          label={t('shop.desk.kind.label')}
          hint={t(`shop.desk.kindAbout.${sortOf(draft.kind)}`)}
          options={SHOP_ITEM_KINDS.map((id) => ({ id, label: t(`shop.desk.kind.${id}`) }))}
          value={draft.kind}
          onChange={({ target }) => {
            const kind = SHOP_ITEM_KINDS.find((one) => one === target.value) ?? draft.kind
            change({ kind, art: kind === 'company' ? 'parcel' : kind })
          }}
        />
      )}
      <ItemPicture
        art={draft.art}
        own={before?.hasOwnPicture === true ? before.picture : null}
        choice={picture}
        onArt={(art) => change({ art })}
        onChoice={setPicture}
      />
      <ItemNumbers draft={draft} errorAt={errorAt} onChange={change} />
      <ItemAudience
        teams={teams}
        chosen={draft.teamIds}
        error={errorAt('teamIds')}
        onChange={(teamIds) => change({ teamIds })}
      />
      <Switch
        label={t('shop.desk.isHidden')}
        hint={t('shop.desk.isHiddenHint')}
        isOn={draft.isHidden}
        onChange={(isHidden) => change({ isHidden })}
      />
      {wrong.length > 0 && <Notice tone="error">{t('shop.desk.wrong')}</Notice>}
      {sending.state === 'failed' && <Notice tone="error">{t(`shop.refused.${sending.reason}`)}</Notice>}
      <div className={styles.line}>
        <Button type="submit" loadingVerb={sending.state === 'sending' && t('shop.desk.working')}>
          {t('shop.desk.save')}
        </Button>
        <Button variant="secondary" onClick={() => onDone(false)}>
          {t('shop.desk.leave')}
        </Button>
      </div>
    </form>
  )
}
