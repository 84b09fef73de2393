import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { PictureField } from '#src/features/authoring/PictureField.tsx'
import { useAuthoring } from '#src/features/authoring/use-authoring.ts'
import { useWriting, type Change } from '#src/features/authoring/use-writing.ts'
import { PlainField } from '#src/features/authoring/PlainField.tsx'
import { WordField } from '#src/features/authoring/WordField.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import type { Spot } from './read-spots.ts'

interface SpotFormProps {
  spot: Spot
  /** What is found there, for who does not see the list. */
  place: string
  /** What the file becomes with another place in its place. */
  changesFor: (next: Spot) => readonly Change[]
}

/** What is found at one place of the picture. */
export function SpotForm({ spot, place, changesFor }: SpotFormProps) {
  const { t } = useTranslation()
  const { change } = useWriting()
  const { languages } = useAuthoring()
  const { id, picture } = spot
  const at = ['spots', id]
  return (
    <section className={styles.stack} aria-label={place}>
      <WordField label={t('picture.edit.title')} at={[...at, 'title']} most={120} />
      <WordField label={t('picture.edit.text')} at={[...at, 'text']} most={4000} isLong />
      <PlainField label={t('picture.edit.text')} at={[...at, 'text']} most={4000} />
      <Switch
        label={t('picture.edit.own')}
        isOn={picture !== undefined}
        onChange={(isOn) => {
          const { picture: _, ...plain } = spot
          change(
            isOn
              ? changesFor({ ...spot, picture: '' })
              : [...changesFor(plain), { in: languages, at: [...at, 'picture'], to: undefined }],
          )
        }}
      />
      {picture !== undefined && (
        <PictureField
          label={t('picture.edit.ownPicture')}
          name={picture}
          changesFor={(name) => changesFor({ ...spot, picture: name })}
          altAt={[...at, 'picture']}
        />
      )}
    </section>
  )
}
