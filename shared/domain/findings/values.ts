// Written by `npm run i18n` from the sentences of the check.
export interface FindingValues {
  'list-or': 'names' | 'last'
  'two-together': 'first' | 'second'
  'list-more': 'names' | 'more'
  'one-after-the-other': 'first' | 'second'
  'with-detail': 'problem' | 'detail'
  'in-line': 'line' | 'problem'
  quoted: 'name'
  megabytes: 'whole' | 'tenths'
  'did-you-mean': 'name'
  'call-it': 'name'
  'save-as': 'kinds'
  'take-it-out': never
  'take-one-out': never
  'rename-or-out': never
  'is-missing': never
  'is-empty': never
  'is-broken': never
  'is-damaged': never
  'is-encrypted': never
  'used-by-nothing': never
  'larger-than-1-mb': never
  'has-more-than': 'size' | 'most'
  'export-again': never
  'export-again-cut': never
  'another-ending': never
  'save-without-password': never
  'build-broken': 'reason'
  'build-broken-hint': never
  'build-memory': never
  'build-time': never
  'build-room': never
  'build-simpler': never
  'build-room-hint': never
  'no-mission': never
  'no-mission-hint': never
  'missions-too-many': 'amount' | 'most'
  'missions-too-many-hint': never
  'root-unknown': 'name'
  'missions-are': 'names'
  'export-picture-or-layers': never
  'export-picture-beside': never
  'shared-pictures': never
  'mission-name': never
  'mission-name-hint': 'most'
  'source-a': 'program'
  'source-an': 'program'
  'source-figma': never
  'source-cannot-be': 'problem' | 'what'
  'export-photoshop': never
  'export-illustrator': never
  'export-figma': never
  'export-affinity': never
  'export-coreldraw': never
  'export-sketch': never
  'export-xd': never
  'export-gimp': never
  'export-krita': never
  'export-clip-studio': never
  'export-procreate': never
  'export-openraster': never
  'source-beside': 'how'
  'psd-to-show': 'name'
  'psd-instead': 'shown' | 'name'
  'source-export-named': 'how' | 'said'
  'source-export-call': 'how'
  'psd-or-layer': 'hint' | 'name'
  'psd-misnamed': 'name'
  'psd-misnamed-hint': 'name'
  'hidden-ending': 'name'
  'unpack-here': never
  'export-drawing': never
  'json-large-hint': never
  'json-invalid': 'line' | 'column'
  'json-invalid-hint': never
  'phones-alone': never
  'phones-alone-hint': never
  'task-name': never
  'task-name-hint': 'most'
  'order-unknown': 'index' | 'id'
  'write-task-file': 'id'
  'order-twice': 'id'
  'order-missing': never
  'order-missing-hint': 'id'
  'call-layer-or-pictures': never
  'known-folders': 'names'
  'into-mission-folder': never
  'json-names-another': 'file' | 'key'
  'assistant-beside': never
  'other-is-shown': 'file'
  'kinds-background': never
  'kinds-task-film': never
  'kinds-zip': never
  'the-file': never
  'key-unknown': 'at'
  'known-here': 'names'
  'value-missing': 'at'
  'add-value': 'expected'
  'value-is': 'at' | 'shown'
  'write-value': 'expected'
  'known-values': 'names'
  'value-empty': 'at'
  'value-few': 'at'
  'value-small': 'at' | 'shown'
  'value-long': 'at'
  'value-many': 'at'
  'value-large': 'at' | 'shown'
  'at-least': 'least'
  'at-least-letters': 'least'
  'at-least-entries': 'least'
  'at-most': 'most'
  'at-most-letters': 'most'
  'at-most-entries': 'most'
  'known-kinds': never
  'write-one-of': 'names'
  'name-unusable': 'at'
  'name-unusable-hint': never
  'invalid-input': never
  'as-said': 'message'
  'expected-string': never
  'expected-number': never
  'expected-int': never
  'expected-boolean': never
  'expected-list': never
  'expected-group': never
  'no-such-language': never
  'no-such-language-hint': never
  'has-mb': 'mb'
  'has-mb-hint': never
  'write-or-delete': never
  'utf-16': never
  'save-utf-8': never
  'letter-lost': 'line' | 'shown'
  'letter-lost-hint': never
  'not-utf-8': 'line' | 'shown'
  'badge-twice': 'id'
  'badge-twice-hint': never
  'badge-problem': 'id' | 'problem'
  'badge-hours': 'hour'
  'badge-hours-hint': never
  'badge-mission-unknown': 'mission'
  'badge-mission-empty': 'mission'
  'make-mission': never
  'make-task': never
  'name-another': never
  'badge-too-many': 'asked' | 'there'
  'badge-add-tasks': never
  'badge-ask-less': 'most'
  'unnamed-mission': 'parent'
  'unnamed-mission-undrawn': 'parent'
  'add-to-missions': 'id' | 'parent'
  'add-to-missions-draw': 'id' | 'parent'
  'missions-unknown': 'name'
  'make-folder': 'folder'
  'missions-reached': 'name'
  'missions-reached-hint': never
  'missions-deep': 'name' | 'most'
  'missions-deep-hint': never
  'under-hud': 'id' | 'screen' | 'width' | 'height'
  'screen-laptop': never
  'screen-tablet': never
  'under-hud-hint': never
  'destination-unknown': 'type'
  'types-are': 'names'
  'film-undrawn': never
  'film-undrawn-hint': never
  'egg-at-root': never
  'egg-at-root-hint': never
  'no-steps': 'type'
  'no-steps-hint': never
  'steps-unshown': 'type'
  'steps-unshown-hint': never
  'no-bonus': 'type'
  'no-bonus-hint': never
  'story-tasks': 'type'
  'story-tasks-hint': never
  'egg-missions': never
  'egg-missions-hint': never
  'minutes-wrong': 'minutes' | 'words' | 'questions'
  'minutes-wrong-hint': 'minutes' | 'pace'
  'moved-says': 'id' | 'name'
  'moved-still-mission': 'says' | 'id'
  'moved-still-task': 'says' | 'id'
  'moved-still-mission-hint': 'id'
  'moved-still-task-hint': 'id'
  'moved-nowhere': 'says'
  'moved-line-out': never
  'moved-twice': 'says' | 'first'
  'moved-one-line-out': never
  'moved-was-mission': 'says' | 'id' | 'name'
  'moved-was-task': 'says' | 'id' | 'name'
  'correct-unknown': 'at' | 'answer'
  'answers-are': 'names'
  'name-of-other': 'other'
  'inferred-name-of-other': 'id' | 'other'
  'the-mission': 'id'
  'element-in': 'id' | 'where'
  'rename-one': never
  'write-texts': never
  'names-of-files': never
  'name-of-folder': never
  'copy-language': never
  'card-asks': never
  'write-it': never
  'never-shown': 'at'
  'card-asks-nothing': never
  'text-of-nothing': 'at'
  'out-or-add': never
  'write-as-others': never
  twice: 'at' | 'id'
  'unlock-mission-unknown': 'name'
  'unlock-task-unknown': 'name'
  'unlock-never': 'story'
  'unlock-never-hint': never
  'waits-for': 'first' | 'second'
  'waits-for-nothing': 'name'
  'unlock-points-wrong': 'points'
  'unlock-points-few': 'points' | 'earned'
  'unlock-points-hint': never
  'no-adventure-json': 'mission'
  'no-adventure-json-hint': 'json'
  'element-no-task': 'id'
  'element-no-task-hint': 'most'
  'tasks-inferred': 'names' | 'points'
  'tasks-inferred-hint': 'first'
  'the-layer': 'name'
  'the-group': 'name'
  'cut-off': never
  'cut-off-hint': never
  'being-saved': never
  'being-saved-hint': never
  'psd-damaged-hint': never
  'psd-words-one': 'layers'
  'psd-words-many': 'layers'
  'psd-words-hint': never
  'psd-adjustment-one': 'layers'
  'psd-adjustment-many': 'layers'
  'psd-adjustment-hint': never
  'psd-unpainted-one': 'layers'
  'psd-unpainted-many': 'layers'
  'psd-unpainted-hint': never
  'psd-huge-one': 'layers'
  'psd-huge-many': 'layers'
  'psd-huge-hint': never
  'psd-effects-one': 'layers' | 'effects'
  'psd-effects-many': 'layers' | 'effects'
  'psd-effects-hint': never
  'psd-vector-mask-one': 'layers'
  'psd-vector-mask-many': 'layers'
  'psd-vector-mask-hint': never
  'psd-unknown-blend-one': 'layers'
  'psd-unknown-blend-many': 'layers'
  'psd-unknown-blend-hint': never
  'psd-own-blend-one': 'layers'
  'psd-own-blend-many': 'layers'
  'psd-own-blend-hint': never
  'psd-soft-mask-one': 'layers'
  'psd-soft-mask-many': 'layers'
  'psd-soft-mask-hint': never
  'psd-ranges-one': 'layers'
  'psd-ranges-many': 'layers'
  'psd-ranges-hint': never
  'effect-drop-shadow': never
  'effect-inner-shadow': never
  'effect-outer-glow': never
  'effect-inner-glow': never
  'effect-bevel': never
  'effect-colour-overlay': never
  'effect-satin': never
  'effect-stroke': never
  'effect-gradient-overlay': never
  'effect-pattern-overlay': never
  'psd-flat': never
  'psd-flat-hint': never
  'psd-other-inside': never
  'psd-other-inside-hint': never
  'psd-mode': 'colours'
  'psd-mode-hint': never
  'mode-bitmap': never
  'mode-indexed': never
  'mode-cmyk': never
  'mode-multichannel': never
  'mode-duotone': never
  'mode-lab': never
  'psd-px': 'width' | 'height'
  'psd-px-hint': 'most'
  'psd-layers': 'amount' | 'most'
  'psd-layers-hint': never
  'psd-list': 'most'
  'psd-list-hint': never
  'psd-memory': never
  'psd-memory-hint': never
  'psd-reading-memory': never
  'psd-reading-memory-hint': never
  'psd-slow': never
  'psd-slow-hint': never
  'psd-nested': 'most'
  'make-flatter': never
  'psd-megapixels': 'amount' | 'most'
  'psd-megapixels-hint': never
  'hidden-layer-one': 'layers'
  'hidden-layer-many': 'layers'
  'hidden-layer-hint': never
  'psd-profile-grey': never
  'psd-profile-32': never
  'psd-profile-hint': never
  'not-shown': 'subject'
  'not-shown-many': 'layers'
  'name-it-or-hide': never
  'name-them-or-hide': never
  'name-means': 'name' | 'meant'
  'more-than-background': 'subject'
  'more-than-background-hint': 'name'
  'no-own-name': 'subject'
  'no-element-id': 'subject'
  'name-how': never
  'the-element': 'id'
  'not-done-one': 'elements'
  'not-done-many': 'elements'
  'not-done-hint': 'id'
  'background-open': 'x' | 'y'
  'background-open-hint': never
  'covers-canvas': 'id'
  'covers-canvas-hint': never
  'at-over-edge': 'id' | 'at'
  'at-over-edge-hint': 'width' | 'height'
  'cut-at-edge': 'id'
  'move-further-in': never
  'outside-safe': 'id' | 'here' | 'safe'
  extent: 'left' | 'right' | 'top' | 'bottom'
  'outside-safe-hint': never
  'too-small': 'id' | 'width' | 'height'
  'too-small-hint': 'least'
  'point-outside': 'id' | 'point'
  'canvas-is': 'width' | 'height'
  'no-waterline': 'id' | 'reflect'
  'no-waterline-hint': 'least' | 'most'
  'graphics-memory': 'used' | 'most'
  'graphics-memory-phones': 'used' | 'most'
  'graphics-memory-hint': 'largest'
  'picture-takes': 'name' | 'size'
  'drawn-twice': 'label'
  'drawn-twice-also': 'label' | 'other'
  'drawn-twice-hint': never
  'no-such-state': 'label'
  'of-no-element': 'label'
  'draw-element-too': 'id'
  'no-background': never
  'no-background-hint': never
  'not-in-drawing': 'at'
  'not-in-drawing-hint': never
  'between-elements': 'label'
  'between-elements-hint': never
  'burns-out': 'id' | 'percent'
  'burns-out-hint': 'id'
  'lies-over': 'upper' | 'lower' | 'percent'
  'covered-by-one': 'elements' | 'percent' | 'lower'
  'covered-by-many': 'elements' | 'percent' | 'lower'
  'nearly-covered-by-one': 'elements' | 'percent' | 'lower'
  'nearly-covered-by-many': 'elements' | 'percent' | 'lower'
  'move-apart': never
  'screens-cut-high': 'size' | 'ratio' | 'shown' | 'each'
  'screens-cut-wide': 'size' | 'ratio' | 'shown' | 'each'
  'screens-cut-hint': 'size'
  'background-cut-high': 'size' | 'ratio' | 'canvas' | 'shape' | 'each'
  'background-cut-wide': 'size' | 'ratio' | 'canvas' | 'shape' | 'each'
  'background-cut-hint': 'canvas'
  'from-without-growth': 'id' | 'from'
  'only-space-grows': never
  'out-or-space': never
  'two-shops': 'first' | 'second'
  'two-shops-hint': never
  'two-spaces': 'first' | 'second' | 'from'
  'two-spaces-hint': never
  'space-begins-late': 'id' | 'from'
  'space-begins-late-hint': 'id'
  'nothing-seen': 'group'
  'nothing-seen-hint': never
  'group-unrendered': 'group' | 'reason'
  'simplify-filters': never
  'size-other': 'size' | 'said'
  'size-other-hint': never
  'size-wrong': 'size'
  'size-wrong-hint': 'usual' | 'largest'
  'placed-outside': 'thing' | 'x' | 'y' | 'width' | 'height'
  'placed-outside-hint': 'width' | 'height' | 'right' | 'bottom'
  coarse: 'size' | 'whole'
  'coarse-hint': 'whole'
  'homeless-one': 'names' | 'size'
  'homeless-many': 'names' | 'size'
  'homeless-one-hint': never
  'homeless-many-hint': never
  'jpeg-covers': never
  'jpeg-covers-hint': never
  animated: never
  'animated-hint': never
  'replaced-one': 'subject'
  'replaced-many': 'subject'
  'replaced-document-hint': never
  'replaced-drawing-hint': never
  'data-period': 'said'
  'data-period-hint': 'least' | 'most'
  'outside-groups': 'node'
  'outside-groups-more': 'node' | 'more'
  'outside-groups-hint': never
  'svg-elements': 'most'
  'svg-elements-hint': never
  'svg-nested': 'most'
  'svg-acting': 'node'
  'art-does-not-act': never
  'svg-handler': 'name'
  'svg-words': never
  'svg-words-hint': never
  'filter-steps': 'most'
  'filter-wide': 'name' | 'value' | 'most'
  'filter-hint': never
  'contains-data': 'value'
  'contains-data-hint': never
  'refers-to': 'value'
  'refers-to-hint': never
  'has-attribute': 'name'
  'has-attribute-hint': never
  'style-outside': never
  'style-outside-hint': never
  'colour-unread': never
  'colour-unread-hint': never
  'style-sheet': never
  'style-sheet-hint': never
  'print-colours': never
  'print-colours-hint': never
  'picture-unopened': never
  'picture-unopened-hint': never
  'picture-px': 'width' | 'height'
  'picture-px-hint': 'most' | 'such'
  'picture-broken': never
  'svg-large': 'size' | 'most'
  'svg-large-hint': never
  'no-picture-inside': never
  'entities-defined': never
  'entities-used': never
  'plain-svg': never
  'not-svg': never
  'export-svg': never
  'broken-xml': 'reason'
  'broken-xml-hint': never
  'no-size': never
  'no-size-hint': never
  'format-a': 'format'
  'format-an': 'format'
  'save-picture': never
  'format-inside': 'format'
  'shows-nothing': never
  'shows-nothing-hint': never
  unrendered: never
  'shorter-or-smaller': never
  'shorter-or-compressed': never
  'no-film-inside': never
  'no-sound-inside': never
  'voice-unreadable': never
  'voice-unreadable-hint': never
  'voice-long': 'most'
  'voice-long-hint': never
  'voice-mp3-alone': never
  'voice-mp3-alone-hint': never
  'export-as': 'kind'
  'call-or-export': 'inside' | 'kind'
  'end-missing': never
  'end-missing-hint': never
  'film-unseen': never
  'film-unseen-hint': never
  'film-h265': never
  'film-codec': 'codec'
  'export-vp9': never
  'export-h264': never
  'film-no-length': never
  'film-no-length-hint': never
  'film-short': never
  'film-short-hint': never
  'film-long': 'most'
  'film-long-hint': never
  'playlist-nested': 'name'
  'playlist-nested-hint': never
  'playlist-other': 'name'
  'export-hls': never
  'playlist-locked': 'name'
  'playlist-locked-hint': never
  'playlist-sound': 'name'
  'playlist-sound-hint': never
  'playlist-endless': 'name'
  'playlist-endless-hint': never
  'playlist-names': 'name'
  'playlist-names-hint': never
  'playlist-lacks': 'name'
  'playlist-lacks-hint': never
  'playlist-large': 'most'
  'part-empty': 'name'
  'part-no-ts': 'name'
  'part-no-mp4': 'name'
  'captions-large-hint': never
  'captions-other': never
  'captions-other-hint': never
  'captions-time': 'line' | 'said'
  'captions-time-hint': never
  'captions-backwards': 'line'
  'captions-backwards-hint': never
  'captions-order': 'line'
  'captions-order-hint': never
  'captions-late': 'line'
  'captions-late-hint': 'seconds'
  'captions-wordless': 'line'
  'captions-wordless-hint': never
  'captions-none': never
  'captions-none-hint': never
  'captions-missing-hint': never
  'book-again': never
  'book-again-or-repair': never
  'book-again-harm': never
  'several-books': never
  'smaller-pictures': never
  'smaller-or-several-books': never
  'archive-files': 'most'
  'archive-size': 'most'
  'archive-link': 'file'
  'archive-bomb': 'most' | 'file'
  'archive-twice': 'file'
  'archive-device': 'file'
  'archive-odd-name': 'file'
  'archive-deep': 'most' | 'file'
  'archive-two-names': 'file'
  'archive-checksum': 'file'
  'epub-other': never
  'archive-unpacked': 'reason'
  'book-large': 'size' | 'name' | 'most'
  'book-large-hint': never
  'book-letters': 'name' | 'encoding'
  'save-as-utf-8': never
  'book-entities': 'name'
  'book-broken': 'name' | 'reason'
  'nested-without-end': never
  'book-no-chapter': never
  'book-chapters': 'most'
  'book-lacks': 'name'
  'book-other': never
  'book-no-package': never
  'book-protected': never
  'book-protected-hint': never
  'book-empty': never
  'book-write': never
  'drawing-in': 'file'
  'picture-in': 'file'
  'book-picture': 'shown' | 'problem'
  'book-pictures': 'most'
  'book-left-out': 'names'
  'book-left-out-hint': never
  'book-fixed': never
  'book-fixed-hint': never
  'pdf-other': never
  'pdf-again': never
  'pdf-unopened': never
  'pdf-password': never
  'pdf-form': never
  'pdf-form-hint': never
  'pdf-no-page': never
  'pdf-pages': 'most'
  'pdf-slow': never
  'pdf-memory': never
  'pdf-simpler': never
  'harmful-package': never
  'publish-scorm-12': never
  'publish-from-tool': never
  'smaller-films-or-packages': never
  'several-packages': never
  'zip-other': never
  'larger-than': 'most'
  'package-link': never
  'package-device': never
  'package-bomb': 'most'
  'package-twice': never
  'package-outside': never
  'package-odd-name': never
  'package-odd-name-hint': never
  'package-deep': 'most'
  'package-deep-hint': never
  'package-two-names': never
  'package-checksum': never
  'package-damaged': never
  'package-costly': never
  'package-no-manifest': never
  'package-in-folder': never
  'package-in-folder-hint': never
  'package-zip-in-zip': never
  'package-zip-in-zip-hint': never
  'package-scorm-2004': never
  'package-scorm-other': never
  'package-aicc': never
  'package-xapi': never
  'package-cmi5': never
  'package-cartridge': never
  'package-manifest-broken': never
  'package-entities': never
  'package-entities-hint': never
  'package-manifest-other': never
  'package-no-items': never
  'package-no-items-hint': never
  'package-items': 'most'
  'package-elsewhere': never
  'package-elsewhere-hint': never
  'package-start': never
  'package-start-hint': never
  'package-resource': never
  'package-resource-hint': never
  'package-lists': 'files'
  'package-lists-more': 'files' | 'more'
  'package-lists-hint': never
  'cannot-be': 'what'
  'what-picture': never
  'what-mission-assistant': never
  'what-task-assistant': never
  'what-book': never
  'what-mission-film': never
  'what-task-film': never
  'what-package': never
  'what-sound': never
  'named-missing': 'at' | 'name'
  'put-into': 'places'
  'unused-assistant': never
  'unused-badge': never
  'unused-book': never
  'unused-film': never
  'unused-package': never
  'unused-picture': never
  'unused-sound': never
  'unused-voice': never
  'no-still': never
  'no-still-hint': 'name'
  'draw-badge': never
  'mission-gone': 'id'
  'task-gone': 'id'
  'gone-hint': never
  'gone-renamed-hint': 'name' | 'id'
  'opens-nothing': 'id'
  'opens-nothing-hint': 'name' | 'id'
  'opens-nothing-plain-hint': 'name' | 'id'
  'not-drawn': 'id'
  'not-drawn-hint': 'id'
  'not-drawn-meant': 'name'
  'leads-elsewhere': 'id' | 'view'
  'leads-elsewhere-hint': 'id'
  'backdrop-element': 'id'
  'backdrop-element-hint': never
  'draw-scene': never
  'exam-draw': 'draw' | 'amount'
  'exam-draw-hint': 'amount'
  'exam-cool-down': never
  'exam-cool-down-hint': never
  'film-speeds': never
  'film-speeds-hint': never
  'upload-maximum': never
  'number-between': 'least' | 'most'
  'scale-max': 'at'
  'number-above': 'least'
  'scale-threshold': 'at'
  'anonymous-rated': never
  'anonymous-rated-hint': never
  'spot-whole': 'id'
  'spot-whole-hint': never
  'spots-close': 'one' | 'other'
  'spots-close-hint': 'least'
  'scene-choices': 'id'
  'scene-nowhere': 'id'
  'scene-nowhere-hint': never
  'scene-both': 'id'
  'scene-both-hint': never
  'choice-astray': 'id' | 'choice' | 'to'
  'scenes-are': 'names'
  'scene-no-best': 'id'
  'scene-no-best-hint': never
  'scene-best-unknown': 'id' | 'best'
  'choices-are': 'names'
  'endings-few': 'amount' | 'least'
  'endings-few-hint': 'least'
  'no-full-ending': never
  'no-full-ending-hint': never
  'scenes-circle': 'scenes'
  'leads-to': 'first' | 'second'
  'scenes-circle-hint': never
  'scene-unreached': 'id'
  'scene-unreached-hint': never
  'lanterns-undrawn': 'to' | 'missing'
  'lanterns-undrawn-hint': never
  'lanterns-round': 'to'
  'lanterns-round-hint': never
  'groups-are': 'names'
  'group-unknown': 'id' | 'group'
  'group-empty': 'id'
  'group-empty-hint': never
  'step-ends': 'id'
  'step-ends-hint': never
  'gap-whole': 'id'
  'gap-whole-hint': never
  'gap-decoys': never
  'gap-decoys-hint': never
  'mark-missing': 'at' | 'mark'
  'mark-missing-hint': 'mark'
  'mark-twice': 'at' | 'mark'
  'mark-twice-hint': 'mark'
  'scale-answer': 'id' | 'answer'
  'scale-answer-hint': 'min' | 'max'
  'scale-end': 'id'
  'scale-end-hint': never
  'scale-far': 'id'
  'scale-far-hint': never
  'place-whole': 'id'
  'place-whole-hint': never
  'places-decoys': never
  'places-decoys-hint': never
  'mail-parts': 'id'
  'mail-clue': 'id' | 'clue'
  'mail-clue-hint': 'names'
  'mails-harmless': never
  'mails-harmless-hint': never
  'mails-dangerous': never
  'mails-dangerous-hint': never
  'scene-speaker': 'id'
  'scene-speaker-hint': never
  'rhythm-range': 'id'
  'rhythm-range-hint': never
  'rhythm-beat': 'id' | 'beat'
  'rhythm-beat-hint': 'from' | 'to'
  'rhythm-other': 'id' | 'other'
  'rhythm-other-hint': 'from' | 'to'
  'places-undescribed': 'names'
  'places-undescribed-hint': never
  'transcript-missing': 'id'
  'transcript-missing-hint': never
}
