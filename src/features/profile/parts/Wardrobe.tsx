import { useTranslation } from 'react-i18next'
import type { Profile } from '#shared/contract/player.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Switch } from '#src/ui/Switch.tsx'
import { wear } from '../calls.ts'
import picture from './Picture.module.css'
import { SavingNote } from './SavingNote.tsx'

/** What I bought for my face, each to put on and take off (SHOP-1); nothing where I have bought nothing. */
export function Wardrobe({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const { sending, send } = useSending()
  const { wardrobe = [], avatar, avatarSprite } = profile
  if (wardrobe.length === 0) return null
  const isSeen = avatarSprite !== null && avatar === null
  return (
    <fieldset className={picture.wardrobe}>
      <legend className={picture.legend}>{t('profile.wardrobe.title')}</legend>
      {!isSeen && <p className={picture.unseen}>{t('profile.wardrobe.unseen')}</p>}
      {wardrobe.map(({ orderId, part, isWorn }) => (
        <Switch
          key={orderId}
          label={t(`profile.wardrobe.${part}`)}
          isOn={isWorn}
          onChange={(isOn) => void send(() => wear(orderId, isOn))}
        />
      ))}
      <SavingNote sending={sending} />
    </fieldset>
  )
}
