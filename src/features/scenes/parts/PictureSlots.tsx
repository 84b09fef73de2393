import { memo, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ElementPicture } from '#shared/scene/drawn-names/group-name.ts'
import { Button } from '#src/ui/Button.tsx'
import { FolderOpenIcon, TrashSimpleIcon, UploadSimpleIcon } from '#src/ui/icons.ts'
import { removePicture, replacePicture, slotOf } from '../art/replace.ts'
import { elementsOf } from '../describe.ts'
import { draftPaths } from '../draft-paths.ts'
import { filesOfSlot, isMadeByItself, placedIn, SLOTS } from '../rules/slots.ts'
import type { Thing } from '../scene-file.ts'
import styles from '../Panels.module.css'
import { useBench, useDesk, useEdits, useEditor } from '../use-editor.ts'
import { FileButton } from './FileButton.tsx'
import { LibraryPopup } from './LibraryPopup.tsx'
import { StatePicture } from './StatePicture.tsx'

const PICTURES = '.png,.webp,.jpg,.jpeg,.svg'
/** As what all places are shown while a slot is chosen. */
const SHOWN = {
  normal: 'waiting',
  hover: 'hovered',
  glow: 'inProgress',
  light: 'finished',
  done: 'finished',
  veil: 'locked',
} as const

interface PictureSlotsProps {
  thing: Thing
}

/** The states of a place side by side; each takes a picture that is dropped on it, or chosen. */
// they stay as they are while something is dragged
export const PictureSlots = memo(function PictureSlots({ thing }: PictureSlotsProps) {
  const { t } = useTranslation()
  const { isReadOnly } = useEditor()
  const bench = useBench()
  const { desk, liveScene } = bench
  const isLocked = useDesk(() => desk.isLocked(thing))
  const isDisabled = isReadOnly || isLocked
  // what is there changes with every edit
  useEdits(({ texts }) => texts)
  const shownAs = useDesk((state) => state.shownAs)
  const [chosen, choose] = useState<ElementPicture>('normal')
  const [isLibraryOpen, openLibrary] = useState(false)
  const name = useId()
  const element = liveScene && elementsOf(liveScene.layout).find(({ id }) => id === thing.id)
  if (!element) return null
  // what somebody shows by the row below the scene is chosen here as well
  const slot = SHOWN[chosen] === shownAs ? chosen : (SLOTS.find((one) => SHOWN[one] === shownAs) ?? chosen)
  const files = filesOfSlot(draftPaths(bench), slotOf(bench, liveScene, thing, slot))
  const isBuilt = placedIn(element, slot) !== null
  const where = files[0]
    ? t('scenes.art.file', { file: files[0].slice(files[0].lastIndexOf('/') + 1) })
    : isBuilt
      ? t(isMadeByItself(slot) ? 'scenes.art.byItself' : 'scenes.art.drawn')
      : t('scenes.art.none')
  return (
    <fieldset className={styles.group}>
      <legend className={styles.heading}>{t('scenes.art.title')}</legend>
      <div className={styles.slots}>
        {SLOTS.map((one) => (
          <label key={one} className={styles.slot} data-slot={isDisabled ? undefined : one}>
            <input
              type="radio"
              name={name}
              checked={one === slot}
              onChange={() => {
                choose(one)
                desk.store.setState({ shownAs: SHOWN[one] })
              }}
            />
            <span className={styles.slotPicture} data-empty={placedIn(element, one) === null}>
              <StatePicture element={element} slot={one} />
            </span>
            <span>{t(`scenes.art.slot.${one}`)}</span>
          </label>
        ))}
      </div>
      <p className={styles.hint}>{where}</p>
      {!isDisabled && (
        <>
          <div className={styles.choices}>
            <FileButton
              accept={PICTURES}
              icon={<UploadSimpleIcon size={20} aria-hidden />}
              label={t('scenes.art.choose')}
              onFile={(file) => void replacePicture(bench, thing, slot, file)}
            />
            <Button
              variant="secondary"
              icon={<FolderOpenIcon size={20} aria-hidden />}
              onClick={() => openLibrary(true)}
            >
              {t('scenes.art.library')}
            </Button>
            <Button
              variant="secondary"
              icon={<TrashSimpleIcon size={20} aria-hidden />}
              disabledReason={whyNotRemoved()}
              onClick={() => void removePicture(bench, thing, slot)}
            >
              {t('scenes.art.remove')}
            </Button>
          </div>
          <p className={styles.hint}>{t('scenes.art.hint')}</p>
        </>
      )}
      <LibraryPopup
        isOpen={isLibraryOpen}
        onClose={() => openLibrary(false)}
        onFile={(file) => void replacePicture(bench, thing, slot, file)}
      />
    </fieldset>
  )

  function whyNotRemoved(): string | false {
    if (slot === 'normal') return t('scenes.art.needed')
    if (files.length > 0) return false
    return t(isBuilt && !isMadeByItself(slot) ? 'scenes.art.inDrawing' : 'scenes.art.nothing')
  }
})
