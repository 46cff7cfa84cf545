/** kind of product | what is seen | its items, taken in turn | its shots: paper, arrangement and, where they differ, items */
export const kinds = `
apple | 사과 | apple | cream hero, sage crate, sky heap, straw crop, blush pair
green-apple | 청사과 | green-apple | mint hero, cream basket, blush heap, straw podium
pear | 배 | korean-pear | sage pair, oat crate, mint heap, cream podium
persimmon | 단감 | persimmon | sky hero, oat basket, sage heap, mint crop
mandarin | 감귤 | mandarin | sky heap, mint basket, cream hero, sage crate, blush crop
hallabong | 한라봉 | hallabong | mint pair, sky crate, cream heap, lilac podium
grape | 포도 | grape | lilac hero, cream crate, sage pair, straw plate
shine-muscat | 샤인머스캣 | shine-muscat | mint hero, cream crate, blush pair, straw podium
strawberry | 딸기 | strawberry | blush heap, cream bowl, mint pair, sky plate, straw punnet
peach | 복숭아 | peach | mint pair, cream crate, sky hero, sage heap
yellow-peach | 황도 | yellow-peach | sage hero, sky basket, lilac pair
plum | 자두 | plum | straw heap, mint bowl, cream pair
maesil | 매실 | maesil | cream basket, blush heap, straw pair maesil-jar maesil
melon | 멜론 | melon | mint hero, straw pair, blush podium
chamoe | 참외 | chamoe | sky pair, sage crate, mint heap, lilac crop
watermelon | 수박 | watermelon | sky pair whole-watermelon watermelon, mint hero, straw plate, blush podium whole-watermelon
cherry | 체리 | cherry | cream bowl, mint hero, sky heap
blueberry | 블루베리 | blueberry | straw bowl, cream hero, blush punnet, mint heap
kiwi | 키위 | kiwi | straw hero, cream heap, blush crate
gold-kiwi | 골드키위 | gold-kiwi | sky hero, sage heap, lilac plate
banana | 바나나 | banana | sky hero, mint pair, blush crop
lemon | 레몬 | lemon | sky heap, mint pair, lilac basket
mango | 애플망고 | mango | mint pair, sky crate, cream hero
pineapple | 파인애플 | pineapple | sky hero, blush pair, mint podium
avocado | 아보카도 | avocado | cream pair, blush heap, straw plate
chestnut | 밤 | chestnut | straw heap, cream basket, sage pair, oat bowl
tomato | 토마토 | tomato | cream hero, sage crate, sky heap, straw pair, mint crop
cherry-tomato | 방울토마토 | cherry-tomato | mint bowl, cream punnet, sky scatter
cucumber | 오이 | cucumber | cream pair, mint crate, straw heap
zucchini | 애호박 | zucchini | cream pair, blush board, straw basket
sweet-pumpkin | 단호박 | sweet-pumpkin | peach hero, cream crate, straw pair
eggplant | 가지 | eggplant | straw pair, cream basket, mint hero
carrot | 당근 | carrot | sage heap, sky pair, cream crate, mint crop
radish | 무 | radish | mint pair, straw crate, blush hero
napa-cabbage | 배추 | napa-cabbage | cream hero, peach crate, sky pair
lettuce | 쌈채소 | lettuce perilla-leaf | cream basket, blush hero lettuce, straw heap
perilla-leaf | 깻잎 | perilla-leaf | cream pair, straw plate, blush heap
broccoli | 브로콜리 | broccoli | cream hero, blush heap, straw crate
green-onion | 대파 | green-onion | cream pair, blush board, straw crate
onion | 양파 | onion | sage heap, sky crate, cream pair
red-onion | 자색양파 | red-onion | cream pair, mint heap, straw crate
garlic | 마늘 | garlic | sage heap, straw basket, sky hero, blush pair
ginger | 생강 | ginger | mint hero, cream board, sage basket
ginseng | 인삼 | ginseng | sage pair, blush board, mint hero
potato | 감자 | potato | sage crate, sky heap, cream pair, straw sack
sweet-potato | 고구마 | sweet-potato | straw heap, sage crate, sky pair, cream crop
corn | 옥수수 | corn | sky pair, cream crate, mint heap, blush hero
red-pepper | 홍고추 | red-pepper | cream heap, mint basket, straw pair
green-pepper | 풋고추 | green-pepper | cream heap, blush basket, straw pair
paprika | 파프리카 | red-paprika yellow-paprika green-paprika | cream heap, sky crate, mint pair red-paprika yellow-paprika, blush hero yellow-paprika
pea | 완두콩 | pea | cream pair, straw bowl, blush heap
shiitake | 표고버섯 | shiitake | sage heap, cream basket, straw pair, mint hero
oyster-mushroom | 느타리버섯 | oyster-mushroom | sage hero, blush heap, cream board
namul | 나물 | namul | cream bowl, straw hero, blush basket
vegetable-box | 제철 채소 꾸러미 | carrot lettuce tomato corn broccoli onion | cream crate, sky basket, sage heap, straw crate eggplant radish potato green-pepper garlic lettuce
rice | 쌀 | rice-bag bowl-of-rice sheaf | sage hero rice-bag, cream pair rice-bag bowl-of-rice, straw pair rice-bag sheaf, sky podium rice-bag
brown-rice | 현미 | brown-rice-bag sheaf | straw pair, mint hero brown-rice-bag, cream podium brown-rice-bag
mixed-grain | 잡곡 | mixed-grain-bag sheaf | sage hero mixed-grain-bag, blush pair, oat bowl red-bean soybean black-bean
cooked-rice | 즉석밥 | bowl-of-rice | sky hero, straw pair, mint podium
soybean | 메주콩 | soybean | sage bowl, sky heap, mint sack
black-bean | 서리태 | black-bean | straw bowl, cream sack, blush heap
red-bean | 팥 | red-bean | cream bowl, mint sack, straw heap
peanut | 땅콩 | peanut | sage heap, sky bowl, cream basket
nuts | 견과 | peanut chestnut walnut almond | sage bowl, cream heap almond walnut, sky plate almond walnut peanut
rice-cake | 떡 | dango | mint pair songpyeon songpyeon-green, blush plate songpyeon songpyeon-pink songpyeon-green, cream hero dango, sky board garaetteok
yakgwa | 약과 | yakgwa | sage heap, cream plate, blush pair
nurungji | 누룽지 | nurungji | sage heap, straw bowl, cream plate
bread | 식빵 | bread | sky hero, sage board, blush pair
baguette | 바게트 | baguette | sage basket, cream board, sky pair
croissant | 크루아상 | croissant | blush plate, sky pair, cream hero, sage basket
bagel | 베이글 | bagel | sage pair, cream heap, sky board
cookie | 쿠키 | cookie | blush heap, mint plate, sky crop
cake | 케이크 | cake-slice | mint plate, blush podium, sky hero
noodle | 국수 | noodle-bowl | cream hero, mint pair noodle-bundle noodle-bowl, sage board noodle-bundle
beef | 한우 | beef | sage board, cream hero, oat plate, mint pair beef green-onion
ribs | 갈비 | ribs | sage plate, cream board, straw pair
pork-belly | 삼겹살 | pork-belly | sage board, cream plate, mint hero, straw pair pork-belly lettuce
chicken | 닭고기 | chicken-leg | sage plate, cream pair, sky board
sausage | 소시지 | sausage | sage board, cream heap, sky plate
egg | 달걀 | egg | straw basket, sage heap, sky pair, blush tray, mint bowl
white-egg | 유정란 | white-egg | sky tray, blush heap, sage basket
mackerel | 고등어 | mackerel | sky ice, cream board, straw pair
croaker | 굴비 | croaker | sage board, sky ice, mint basket
sea-bream | 참돔 | sea-bream | sky ice, mint plate, cream hero
anchovy | 멸치 | anchovy | straw basket, sky bowl, blush scatter
shrimp | 새우 | shrimp | sky ice, mint plate, cream pair, sage heap
crab | 꽃게 | crab | sky ice, cream hero, mint basket, straw pair
lobster | 랍스터 | lobster | sky ice, mint plate, cream hero
squid | 오징어 | squid | sky ice, mint pair, straw board
octopus | 문어 | octopus | sky hero, mint ice, cream plate
oyster | 굴 | oyster | sky ice, mint plate, blush heap
abalone | 전복 | abalone | sky ice, mint heap, cream plate
conch | 소라 | conch | sky basket, sage pair, mint ice
laver | 김 | laver | cream hero laver-pack, mint heap, straw pair laver-pack laver, sky plate
seaweed | 미역 | seaweed | cream hero, sky bowl, straw board
fish-cake | 어묵 | fish-cake | mint heap, cream pair oden fish-cake, sky bowl oden
sushi | 초밥 | sushi | mint board, cream hero, sage plate
kimchi | 배추김치 | kimchi-bowl kimchi-onggi | sage hero kimchi-onggi, cream pair kimchi-onggi kimchi-bowl, mint hero kimchi-bowl, straw pair kimchi-onggi napa-cabbage, sky podium kimchi-bowl
radish-kimchi | 깍두기 | kkakdugi-bowl | sage hero, cream pair kkakdugi-bowl radish, mint podium
gochujang | 고추장 | gochujang | straw hero, sage pair gochujang red-pepper, cream podium
doenjang | 된장 | doenjang | sage hero, cream pair doenjang soybean, sky podium
soy-sauce | 간장 | soy-sauce | cream hero, sage pair soy-sauce onggi, straw podium
sesame-oil | 참기름 | sesame-oil | sage hero, cream podium, blush pair sesame-oil perilla-leaf
pepper-powder | 고춧가루 | pepper-powder | mint hero, cream pair pepper-powder red-pepper, straw podium
salt | 천일염 | salt-sack | sky hero, mint pair salt-sack salt-shaker, blush podium salt-sack
honey | 꿀 | honey | sage hero, sky pair honey flower, mint podium, cream pair honey honey
jam | 딸기잼 | strawberry-jar | mint hero, cream pair strawberry-jar strawberry, sky podium
citron-tea | 유자차 | citron-jar | sage hero, sky pair citron-jar lemon, mint podium
maesil-syrup | 매실청 | maesil-jar | cream hero, blush pair maesil-jar maesil, straw podium
green-tea | 녹차 | teacup | mint hero, sage pair teapot teacup, cream podium tea-tin, straw pair tea-tin teacup
coffee | 커피 | coffee | oat hero, sage pair coffee-bag coffee, sky podium coffee-bag
juice | 주스 | juice-bottle | mint hero juice-bottle, sky pair juice-bottle mandarin, straw pair apple-juice-bottle apple, blush podium apple-juice-bottle
makgeolli | 막걸리 | makgeolli | sage hero, cream pair makgeolli makgeolli-bowl, sky podium
traditional-liquor | 전통주 | liquor | lilac hero, cream pair liquor liquor-cups, sage podium liquor-cups
milk | 우유 | milk-bottle | sky hero, straw pair milk-bottle milk-glass, mint podium, blush pair milk-bottle cookie
yogurt | 요거트 | yogurt | sky hero, blush pair yogurt strawberry, lilac pair yogurt blueberry
cheese | 치즈 | cheese | sky board, sage hero, blush plate
butter | 버터 | butter | sky board, mint hero, blush plate
ice-cream | 아이스크림 | ice-cream | sky hero, mint podium, blush pair
chocolate | 초콜릿 | chocolate | blush pair, cream plate, mint heap
dumpling | 만두 | dumpling | sage plate, mint heap, cream steamer, sky pair
lunch-box | 도시락 | lunch-box | straw hero, mint pair, cream podium
banchan | 반찬 | banchan-spinach banchan-anchovy banchan-lotus | cream trio, sage trio banchan-lotus kkakdugi-bowl banchan-spinach, straw hero banchan-spinach, mint pair banchan-anchovy banchan-lotus
stew | 찌개 | stew | cream hero, sage podium, straw pair stew green-onion
hot-pot | 전골 | hot-pot | cream hero, mint podium, blush pair hot-pot shiitake
curry | 카레 | curry | mint hero, sky pair curry carrot, sage podium
pasta | 파스타 | pasta | sage hero, cream podium, mint pair pasta tomato
salad | 샐러드 | salad | cream hero, blush podium, straw pair salad avocado
sandwich | 샌드위치 | sandwich | sky board, mint hero, blush plate
rice-ball | 주먹밥 | rice-ball | mint plate, cream pair, blush board
fried-shrimp | 새우튀김 | fried-shrimp | mint plate, sky pair, sage board
skewer | 꼬치 | oden | cream pair, sage plate, sky board
gift-set | 선물세트 | gift | cream pair gift korean-pear, mint hero bojagi, sage pair bojagi apple, lilac podium bojagi
fruit-gift | 과일 선물 | apple korean-pear mandarin shine-muscat | cream crate, blush basket, mint heap, sky pair bojagi shine-muscat
bouquet | 꽃다발 | bouquet | blush hero, sky podium, cream pair
tulip | 튤립 | tulip | straw pair, mint heap, sky hero
sunflower | 해바라기 | sunflower | sky hero, mint pair, blush heap
rose | 장미 | rose | cream pair, mint heap, blush hero
potted-plant | 화분 | potted-plant | cream hero, blush podium, straw pair potted-plant cactus
seedling | 모종 | seedling | straw crate, cream hero, blush pair
`;
