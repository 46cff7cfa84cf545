interface Province {
  /** Two digits of the 법정동 code. */
  code: string;
  name: string;
  /** Equal for neighbours within one region. */
  tone: 'orange' | 'teal' | 'amber' | 'blue';
  /** A path in the map's coordinates; shared borders have the same points. */
  outline: string;
  /** The position of its name. */
  label: readonly [x: number, y: number];
  /** A city within or beside a province. */
  isCity: boolean;
}

export const mapSize = { width: 290, height: 472 };

/** The 17 provinces, simplified. Cities come last, because they are drawn over the provinces around them. */
export const provinceShapes: readonly Province[] = [
  {
    code: '41',
    name: '경기',
    tone: 'orange',
    outline:
      'M49 83L58 67L83 46L91 37L112 63L124 88L142 111L138 138L131 157L112 163L90 159L68 159L62 143L60 127L72 117L62 103Z',
    label: [114, 131],
    isCity: false,
  },
  {
    code: '51',
    name: '강원',
    tone: 'teal',
    outline:
      'M91 37L142 34L164 32L184 9L202 46L228 88L258 143L228 149L205 152L187 138L161 136L138 138L142 111L124 88L112 63Z',
    label: [179, 88],
    isCity: false,
  },
  {
    code: '43',
    name: '충북',
    tone: 'amber',
    outline:
      'M112 163L131 157L138 138L161 136L187 138L205 152L179 173L153 194L150 221L156 243L142 251L131 249L127 232L129 212L118 203L112 180Z',
    label: [138, 177],
    isCity: false,
  },
  {
    code: '44',
    name: '충남',
    tone: 'amber',
    outline:
      'M68 159L90 159L112 163L112 180L118 203L129 212L127 232L131 249L105 244L79 237L59 247L45 228L44 203L17 184L34 159Z',
    label: [62, 198],
    isCity: false,
  },
  {
    code: '47',
    name: '경북',
    tone: 'blue',
    outline:
      'M205 152L228 149L258 143L263 184L261 221L275 244L269 276L230 284L213 289L185 286L172 269L153 260L156 243L150 221L153 194L179 173Z',
    label: [213, 203],
    isCity: false,
  },
  {
    code: '52',
    name: '전북',
    tone: 'teal',
    outline:
      'M59 247L79 237L105 244L131 249L142 251L156 243L153 260L133 281L129 311L105 313L83 297L60 306L39 309L44 284L62 263Z',
    label: [94, 272],
    isCity: false,
  },
  {
    code: '46',
    name: '전남',
    tone: 'teal',
    outline: 'M39 309L60 306L83 297L105 313L129 311L135 332L140 345L131 378L97 391L62 407L27 398L17 359L34 332Z',
    label: [101, 352],
    isCity: false,
  },
  {
    code: '48',
    name: '경남',
    tone: 'blue',
    outline:
      'M153 260L172 269L185 286L213 289L230 284L233 304L229 313L217 322L215 336L205 366L179 357L153 368L140 345L135 332L129 311L133 281Z',
    label: [176, 313],
    isCity: false,
  },
  {
    code: '50',
    name: '제주',
    tone: 'orange',
    outline: 'M17 453L30 435L53 427L75 431L80 444L54 459L29 464Z',
    label: [49, 446],
    isCity: false,
  },
  {
    code: '11',
    name: '서울',
    tone: 'orange',
    outline: 'M64 103L74 92L90 90L100 105L90 118L72 117Z',
    label: [83, 104],
    isCity: true,
  },
  {
    code: '28',
    name: '인천',
    tone: 'orange',
    outline: 'M49 83L38 80L30 97L36 120L60 127L72 117L62 103Z',
    label: [47, 104],
    isCity: true,
  },
  {
    code: '36',
    name: '세종',
    tone: 'amber',
    outline: 'M90 182L112 180L118 203L109 210L91 205Z',
    label: [104, 194],
    isCity: true,
  },
  {
    code: '30',
    name: '대전',
    tone: 'amber',
    outline: 'M109 210L118 203L129 212L127 232L112 234L100 227Z',
    label: [115, 218],
    isCity: true,
  },
  {
    code: '27',
    name: '대구',
    tone: 'blue',
    outline: 'M185 286L184 253L194 234L218 240L217 267L213 289Z',
    label: [201, 263],
    isCity: true,
  },
  {
    code: '29',
    name: '광주',
    tone: 'teal',
    outline: 'M53 324L66 313L86 320L84 338L63 341Z',
    label: [70, 328],
    isCity: true,
  },
  {
    code: '31',
    name: '울산',
    tone: 'blue',
    outline: 'M230 284L269 276L267 299L255 313L233 304Z',
    label: [250, 293],
    isCity: true,
  },
  {
    code: '26',
    name: '부산',
    tone: 'blue',
    outline: 'M255 313L248 330L230 343L215 336L217 322L229 313L233 304Z',
    label: [234, 326],
    isCity: true,
  },
];
