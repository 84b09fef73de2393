import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Profile } from '#shared/contract/player.ts'
import { isFailure } from '#src/lib/failure.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { CameraIcon, SmileyIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { dropPicture, sendPicture } from './calls.ts'
import { saveProfile } from './save-profile.ts'
import { startSprite } from './composed-face.ts'
import { FacePopup } from './parts/FacePopup.tsx'
import picture from './parts/Picture.module.css'
import { PicturePopup } from './parts/PicturePopup.tsx'
import { SavingNote } from './parts/SavingNote.tsx'
import { Wardrobe } from './parts/Wardrobe.tsx'
import { Section } from './Section.tsx'

/** A picture, or a face that is composed of parts (ACT-5); initials without either. */
export function PictureSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const { displayName, avatar, avatarSprite } = profile
  const files = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [isComposing, setComposing] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const { sending, send } = useSending()

  const keep = (action: () => Promise<unknown>) => {
    setRefused(false)
    return send(action, (error) => {
      if (isFailure(error, 422)) setRefused(true)
      return isFailure(error, 422)
    })
  }
  return (
    <Section
      id="picture"
      title={t('profile.picture.title')}
      about={t('profile.picture.about')}
      note={<SavingNote sending={sending} />}
    >
      <div className={picture.row}>
        <Avatar name={displayName} picture={avatar} sprite={avatarSprite} size={112} />
        <div className={picture.actions}>
          <Button
            icon={<SmileyIcon size={20} aria-hidden />}
            variant="secondary"
            onClick={() => setComposing(true)}
          >
            {t(avatarSprite && !avatar ? 'profile.picture.change' : 'profile.picture.compose')}
          </Button>
          <Button
            icon={<CameraIcon size={20} aria-hidden />}
            variant="secondary"
            onClick={() => files.current?.click()}
          >
            {t('profile.picture.upload')}
          </Button>
          {(avatar !== null || avatarSprite !== null) && (
            <Button variant="secondary" onClick={() => void keep(dropPicture)}>
              {t('profile.picture.drop')}
            </Button>
          )}
        </div>
        <input
          ref={files}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
          hidden
          onChange={({ target }) => {
            setRefused(false)
            setFile(target.files?.[0] ?? null)
            // the same file may be chosen again
            target.value = ''
          }}
        />
      </div>
      <Wardrobe profile={profile} />
      {isRefused && <Notice tone="error">{t('profile.picture.refused')}</Notice>}
      {file && (
        <PicturePopup
          file={file}
          onClose={() => setFile(null)}
          onUnreadable={() => {
            setFile(null)
            setRefused(true)
          }}
          onUse={(image) => {
            setFile(null)
            void keep(() => sendPicture(image))
          }}
        />
      )}
      {isComposing && (
        <FacePopup
          start={avatarSprite ?? startSprite(profile)}
          onClose={() => setComposing(false)}
          onUse={(sprite) => {
            setComposing(false)
            void keep(() => saveProfile({ avatarSprite: sprite }))
          }}
        />
      )}
    </Section>
  )
}
