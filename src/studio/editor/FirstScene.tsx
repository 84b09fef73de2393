import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AddArtButton } from '#src/features/scenes/AddArtButton.tsx'
import { firstArt, missionFolder } from '#src/features/scenes/add-art.ts'
import { firstWords } from '#src/features/scenes/names.ts'
import { STARTER_ROOM } from '#src/features/scenes/starter-room.ts'
import { draftQuery, sendEdits } from '#src/features/content/queries.ts'
import { sendBlobs } from '#src/features/content/send-bytes.ts'
import { isFailure } from '#src/lib/failure.ts'
import { useFileDrop } from '#src/lib/use-file-drop.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import styles from './FirstScene.module.css'

interface FirstSceneProps {
  folder: string
  /** Paths of the draft. */
  files: readonly string[]
  onBegun: () => void
}

/** Of an adventure in which nothing is drawn yet: its first mission from pictures, from a drawing in layers, or from a room that is there. */
export function FirstScene({ folder, files: paths, onBegun }: FirstSceneProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [work, setWork] = useState<'idle' | 'sending' | 'otherKind' | 'failed'>('idle')
  const isBusy = work === 'sending'
  const called = name.trim() === '' ? t('scenes.first.untitled') : name.trim()
  const mission = missionFolder(called)

  async function begin(files: readonly File[]): Promise<void> {
    if (isBusy) return
    setWork('sending')
    try {
      const art = await firstArt(mission, files)
      if (art.length === 0) {
        setWork('otherKind')
        return
      }
      const parts = [...art, ...firstWords(mission, called, paths)]
      const hashes = await sendBlobs(parts.map(({ file }) => file))
      const edits = parts.map(({ path }, index) => ({
        ...{ kind: 'put' as const, path, from: null },
        hash: hashes[index] ?? '',
      }))
      const draft = await sendEdits(folder, crypto.randomUUID(), edits, 'log')
      client.setQueryData(draftQuery(folder).queryKey, draft)
      onBegun()
    } catch (error) {
      // a file could not be read, or a call failed: the answer to the one before was lost, or a colleague was faster: what is there is read
      if (isFailure(error, 409)) void client.invalidateQueries({ queryKey: draftQuery(folder).queryKey })
      setWork('failed')
    }
  }
  const isOver = useFileDrop((files) => void begin(files))
  return (
    <section className={styles.first} aria-labelledby="first-scene" data-over={isOver}>
      <h2 id="first-scene" className={styles.title}>
        {t('scenes.first.title')}
      </h2>
      <TextField
        label={t('scenes.first.name')}
        hint={t('scenes.first.nameHint')}
        value={name}
        maxLength={60}
        placeholder={t('scenes.first.untitled')}
        onChange={({ target }) => setName(target.value)}
      />
      <div className={styles.kinds}>
        <div className={styles.kind}>
          <h3>{t('scenes.first.art')}</h3>
          <p>{t('scenes.first.artHint')}</p>
          <AddArtButton variant="primary" onFiles={(files) => void begin(files)} />
        </div>
        <div className={styles.kind}>
          <h3>{t('scenes.first.room')}</h3>
          <p>{t('scenes.first.roomHint')}</p>
          <Button
            variant="secondary"
            loadingVerb={isBusy && t('scenes.first.sending')}
            onClick={() => void begin([new File([STARTER_ROOM], 'scene.svg', { type: 'image/svg+xml' })])}
          >
            {t('scenes.first.takeRoom')}
          </Button>
        </div>
      </div>
      <p className={styles.hint}>{t('scenes.first.names')}</p>
      <div role="status">
        {isBusy && <Notice tone="info">{t('scenes.first.sending')}</Notice>}
        {work === 'otherKind' && <Notice tone="warn">{t('scenes.first.otherKind')}</Notice>}
        {work === 'failed' && <Notice tone="error">{t('scenes.first.failed')}</Notice>}
      </div>
    </section>
  )
}
