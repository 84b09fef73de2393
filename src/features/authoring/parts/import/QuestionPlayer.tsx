import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuestionPicture } from '#shared/questions/question.ts'
import { SpokenIn } from '#src/i18n/SpokenIn.tsx'
import { useLatePart, type LatePart } from '#src/lib/late-part.ts'
import type { EditPreviewProps } from '#kinds/define/edit.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { showWhole } from '#src/ui/show-whole.ts'
import { pathOfPicture } from '../../picture-paths.ts'
import { looseWords } from '../../rules/loose-words.ts'
import { useAuthoring } from '../../use-authoring.ts'
import { useWriting } from '../../use-writing.ts'
import { PlayerFrame } from '../PlayerFrame.tsx'
import own from './Import.module.css'
import type { Found } from './use-import.ts'

interface QuestionPlayerProps {
  preview: LatePart<EditPreviewProps>
  found: Found
  /** It was chosen by a press: it is brought into view. */
  isAsked: boolean
}

/** One question of a file in the player of the task, where it can be answered. */
export function QuestionPlayer({ preview, found, isAsked }: QuestionPlayerProps) {
  const { t } = useTranslation()
  const { language } = useWriting()
  return (
    <section
      ref={isAsked ? showWhole : undefined}
      className={own.frame}
      aria-label={t('authoring.player.title')}
    >
      <PlayerFrame title={t('authoring.player.title')} screen="phone" language={language}>
        <SpokenIn language={language}>
          <Player late={preview} found={found} />
        </SpokenIn>
      </PlayerFrame>
    </section>
  )
}

/** Addresses of pictures that the draft does not have yet, for as long as the page is open. */
const addresses = new WeakMap<QuestionPicture, string>()

function addressOfOwn(picture: QuestionPicture): string {
  const known = addresses.get(picture)
  if (known !== undefined) return known
  const type = picture.name.toLowerCase().endsWith('.svg') ? 'image/svg+xml' : ''
  const made = URL.createObjectURL(new Blob([picture.bytes], { type }))
  addresses.set(picture, made)
  return made
}

function Player({ late, found }: { late: LatePart<EditPreviewProps>; found: Found }) {
  const { mission, words, language } = useWriting()
  const { files, addressOf } = useAuthoring()
  const { Part } = useLatePart(late)
  const { id, group, words: ofParts } = found.looked
  const { picture } = found.question
  // another object would be another attempt
  const [content] = useState(found.looked.content)
  if (!Part) return <Skeleton height="20rem" />
  return (
    <Part
      content={content}
      words={looseWords({ ...words[language], [group]: ofParts })}
      addressOf={(name) => {
        if (picture && name === picture.name) return addressOfOwn(picture)
        const path = pathOfPicture(mission, name, files)
        return path === null ? null : addressOf(path)
      }}
      part={id}
      openPart={() => undefined}
      onOutcome={() => undefined}
    />
  )
}
