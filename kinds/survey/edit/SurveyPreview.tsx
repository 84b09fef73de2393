import { useEffect, useRef } from 'react'
import type { EditPreviewProps } from '#kinds/define/edit.ts'
import { DraftPlay } from '#src/features/authoring/DraftPlay.tsx'
import type { SurveyState } from '../shared/schemas.ts'
import { readSurvey, surveyPlayable } from './read-survey.ts'

const BEGIN: SurveyState = { type: 'survey', answers: [], isHandedIn: false }

/** All questions of a survey; the one that is open in the form is in sight. */
export function SurveyPreview({ content, words, part, onOutcome }: EditPreviewProps) {
  const box = useRef<HTMLDivElement>(null)
  const index = readSurvey(content).findIndex(({ id }) => id === part)
  useEffect(() => {
    if (index >= 0) box.current?.querySelectorAll('ol > li')[index]?.scrollIntoView({ block: 'nearest' })
  }, [index])
  return (
    <div ref={box}>
      <DraftPlay
        content={content}
        playable={surveyPlayable(content, words)}
        begin={BEGIN}
        words={words}
        onOutcome={onOutcome}
      />
    </div>
  )
}
