import type { Course, CourseWords } from './course.ts'

const NAMESPACES =
  'xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"'

/** The list of contents of a SCORM 1.2 package (Content Aggregation Model, section 2.3), in the words of one language. */
export function manifestOf({ id, parts }: Course, words: CourseWords, files: readonly string[]): string {
  const title = (text: string): string => `<title>${escaped(text)}</title>`
  const items = parts.map((part) => {
    const mastery =
      part.masteryScore === undefined ? '' : `<adlcp:masteryscore>${part.masteryScore}</adlcp:masteryscore>`
    return `<item identifier="item-${part.id}" identifierref="page-${part.id}">${title(words.parts[part.id]?.title ?? '')}${mastery}</item>`
  })
  const pages = parts.map(
    (part) =>
      `<resource identifier="page-${part.id}" type="webcontent" adlcp:scormtype="sco" href="${part.id}.html"><file href="${part.id}.html"/><dependency identifierref="shared"/></resource>`,
  )
  const shared = files.map((file) => `<file href="${file}"/>`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="waymark-${id}" version="1.0" ${NAMESPACES}>
<metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
<organizations default="course"><organization identifier="course">${title(words.title)}
${items.join('\n')}
</organization></organizations>
<resources>
${pages.join('\n')}
<resource identifier="shared" type="webcontent" adlcp:scormtype="asset">${shared}</resource>
</resources>
</manifest>
`
}

export function escaped(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
