import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SHOP_ART, type ShopArt } from '#shared/domain/shop.ts'
import { Button } from '#src/ui/Button.tsx'
import { CameraIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { dropOwnPicture, sendShopPicture } from '../queries.ts'
import form from './ItemForm.module.css'
import { shrinkPicture } from './shrink-picture.ts'

/** The own picture: as it is, none, or this one (base64 of a JPEG). */
export type PictureChoice = 'as-it-is' | 'none' | { image: string }

/** After the item itself was saved. */
export async function sendPictureChoice(itemId: string, choice: PictureChoice): Promise<void> {
  if (choice === 'none') await dropOwnPicture(itemId)
  else if (choice !== 'as-it-is') await sendShopPicture(itemId, choice.image)
}

interface ItemPictureProps {
  /** The drawn one. */
  art: ShopArt
  /** Address of the own one; null: there is none. */
  own: string | null
  choice: PictureChoice
  onArt: (art: ShopArt) => void
  onChoice: (choice: PictureChoice) => void
}

/** One of the drawn pictures, or one's own, which wins. */
export function ItemPicture({ art, own, choice, onArt, onChoice }: ItemPictureProps) {
  const { t } = useTranslation()
  const name = useId()
  const files = useRef<HTMLInputElement>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const shown =
    typeof choice === 'object' ? `data:image/jpeg;base64,${choice.image}` : choice === 'none' ? null : own

  const take = async (file: File | undefined) => {
    if (!file) return
    const image = await shrinkPicture(file)
    setUnreadable(image === null)
    if (image !== null) onChoice({ image })
  }
  return (
    <fieldset className={form.group}>
      <legend>{t('shop.desk.picture.label')}</legend>
      <div className={form.pictures}>
        {shown !== null && (
          <label className={form.picture}>
            <input type="radio" name={name} checked readOnly />
            <img src={shown} alt={t('shop.desk.picture.own')} />
          </label>
        )}
        {SHOP_ART.map((one) => (
          <label key={one} className={form.picture}>
            <input
              type="radio"
              name={name}
              checked={shown === null && one === art}
              onChange={() => {
                onChoice(own === null ? 'as-it-is' : 'none')
                onArt(one)
              }}
            />
            <img src={`/assets/art/shop/${one}.svg`} alt="" />
            <VisuallyHidden>{t(`shop.desk.art.${one}`)}</VisuallyHidden>
          </label>
        ))}
      </div>
      <div>
        <Button
          variant="secondary"
          icon={<CameraIcon size={20} aria-hidden />}
          onClick={() => files.current?.click()}
        >
          {t('shop.desk.picture.upload')}
        </Button>
        <input
          ref={files}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
          hidden
          onChange={({ target }) => {
            void take(target.files?.[0])
            // the same file may be chosen again
            target.value = ''
          }}
        />
      </div>
      {isUnreadable && <Notice tone="error">{t('shop.desk.picture.unreadable')}</Notice>}
    </fieldset>
  )
}
