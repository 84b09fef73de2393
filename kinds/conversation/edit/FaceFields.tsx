import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { useValue, useWriting } from '#src/features/authoring/use-writing.ts'
import { SelectField } from '#src/ui/SelectField.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import { Face } from '../client/Face.tsx'
import { HAIR_TONES, HAIRS, MOODS, SKINS, TOPS, type FaceLook } from '../shared/face.ts'
import faces from './FaceFields.module.css'
import { readFace } from './read-scenes.ts'

const NUMBERS = { skin: SKINS, tone: HAIR_TONES, top: TOPS } as const
const NUMBERED = ['skin', 'tone', 'top'] as const
const SWITCHED = ['hasGlasses', 'hasBeard'] as const

/** What the speaker looks like, shown in every mood. */
export function FaceFields() {
  const { t } = useTranslation()
  const { change } = useWriting()
  const face = readFace(useValue(['content']))
  const set = ({ skin, hair, tone, top, hasGlasses, hasBeard }: FaceLook) => {
    const to = {
      ...{ skin, hair, tone, top },
      ...(hasGlasses && { hasGlasses }),
      ...(hasBeard && { hasBeard }),
    }
    change([{ in: 'file', at: ['content', 'face'], to }])
  }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('conversation.edit.face')}</legend>
      <div className={faces.moods}>
        {MOODS.map((mood) => (
          <figure key={mood} className={faces.mood}>
            <Face look={face} mood={mood} />
            <figcaption>{t(`conversation.mood.${mood}`)}</figcaption>
          </figure>
        ))}
      </div>
      <div className={styles.columns}>
        <SelectField
          label={t('conversation.edit.hair')}
          value={face.hair}
          options={HAIRS.map((id) => ({ id, label: t(`conversation.edit.hairs.${id}`) }))}
          onChange={({ target }) => {
            const hair = HAIRS.find((one) => one === target.value)
            if (hair) set({ ...face, hair })
          }}
        />
        {NUMBERED.map((name) => (
          <SelectField
            key={name}
            label={t(`conversation.edit.${name}`)}
            value={String(face[name])}
            options={Array.from({ length: NUMBERS[name] }, (_, index) => ({
              ...{ id: String(index), label: String(index + 1) },
            }))}
            onChange={({ target }) => set({ ...face, [name]: Number(target.value) })}
          />
        ))}
      </div>
      {SWITCHED.map((name) => (
        <Switch
          key={name}
          label={t(`conversation.edit.${name}`)}
          isOn={face[name] ?? false}
          onChange={(isOn) => {
            const { [name]: _, ...without } = face
            set(isOn ? { ...without, [name]: true } : without)
          }}
        />
      ))}
    </fieldset>
  )
}
