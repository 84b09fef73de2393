import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Popup } from '#src/ui/Popup.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { draftPaths } from '../draft-paths.ts'
import { artKindOf } from '../rules/slots.ts'
import styles from '../Panels.module.css'
import { useBench } from '../use-editor.ts'

interface LibraryPopupProps {
  isOpen: boolean
  onClose: () => void
  onFile: (file: File) => void
}

/** The pictures that the adventure has already. */
export function LibraryPopup({ isOpen, onClose, onFile }: LibraryPopupProps) {
  const { t } = useTranslation()
  const { art, desk, ...bench } = useBench()
  const [wanted, setWanted] = useState('')
  const titleId = useId()
  const known = new Set(bench.files)
  const pictures = isOpen
    ? draftPaths(bench).filter((path) => artKindOf(path) === 'picture' && known.has(path))
    : []
  const shown = pictures.filter((path) => path.toLowerCase().includes(wanted.trim().toLowerCase()))
  const take = async (path: string) => {
    onClose()
    try {
      onFile(new File([await art.read(path)], path.split('/').at(-1) ?? path))
    } catch {
      desk.say({ art: 'unread', file: path })
    }
  }
  return (
    <Popup isOpen={isOpen} labelledBy={titleId} width={760} closeLabel={t('shell.close')} onClose={onClose}>
      <h2 id={titleId} className={styles.title}>
        {t('scenes.art.libraryTitle')}
      </h2>
      <TextField
        label={t('scenes.art.find')}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      {shown.length === 0 && <p className={styles.hint}>{t('scenes.art.noneFound')}</p>}
      <ul className={styles.library}>
        {shown.map((path) => (
          <li key={path}>
            <button type="button" className={styles.libraryPicture} onClick={() => void take(path)}>
              <img src={art.addressOf(path)} alt="" loading="lazy" />
              <span>{path}</span>
            </button>
          </li>
        ))}
      </ul>
    </Popup>
  )
}
