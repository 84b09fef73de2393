import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '#src/ui/announcer/announce.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import styles from '../../Authoring.module.css'
import type { Destination } from '../../question-destination.ts'
import { ChooseFile } from './ChooseFile.tsx'
import { FoundQuestions } from './FoundQuestions.tsx'
import { useImport, type Import } from './use-import.ts'

export interface ImportPopupProps {
  destination: Destination
  onClose: () => void
}

/** px */
const WIDTH = { choosing: 640, looking: 1120 }

/** Questions of a file: read, looked at in the player, chosen and added (AUTHOR-3). */
export function ImportPopup({ destination, onClose }: ImportPopupProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const all = useImport(destination)
  const { read } = all
  return (
    <Popup
      labelledBy={titleId}
      closeLabel={t('shell.close')}
      // what was chosen is not lost by a press beside it
      dismissable={read ? 'escape' : true}
      width={read ? WIDTH.looking : WIDTH.choosing}
      onClose={onClose}
      footer={read && <Footer all={all} room={destination.room} onClose={onClose} />}
    >
      <div className={styles.stack}>
        <h2
          // what had the focus is gone once a file is read
          key={read ? 'looking' : 'choosing'}
          id={titleId}
          ref={read ? focus : undefined}
          tabIndex={-1}
          className={styles.popupTitle}
        >
          {t('authoring.import.title')}
        </h2>
        <p role="status">{read && t('authoring.import.found', { count: all.found.length })}</p>
        {read ? <FoundQuestions all={all} destination={destination} /> : <ChooseFile all={all} />}
      </div>
    </Popup>
  )
}

function Footer({ all, room, onClose }: { all: Import; room: number; onClose: () => void }) {
  const { t } = useTranslation()
  const { chosen, room: used, add, restart, isAdding, isLost } = all
  const count = chosen.size
  return (
    <div className={styles.actions}>
      {isLost && <Notice tone="error">{t('authoring.picture.failed')}</Notice>}
      <Button
        disabledReason={
          count === 0
            ? t(room === 0 ? 'authoring.import.noRoom' : 'authoring.import.noneChosen')
            : used > room && t('authoring.import.tooMany', { count: room })
        }
        loadingVerb={isAdding && t('authoring.picture.sending')}
        onClick={() =>
          void add().then((isAdded) => {
            if (!isAdded) return
            announce({ kind: 'answered', text: t('authoring.import.added', { count }) })
            onClose()
          })
        }
      >
        {t('authoring.import.add', { count })}
      </Button>
      <Button variant="secondary" onClick={restart}>
        {t('authoring.import.other')}
      </Button>
    </div>
  )
}

const focus = (heading: HTMLElement | null): void => heading?.focus()
