/**
 * item | its art | its size beside other items, 1 is an apple | upright: bowls, jars and plants never lean | recolours:
 * range of hues → hue, spread saturation lightness
 */
export const items = `
apple | fluent/red-apple | 1 | | ripe
green-apple | fluent/green-apple | 1 | |
korean-pear | drawn/korean-pear | 1.1 | |
persimmon | fluent/tomato | 1 | | 300–28 → 27, 0.22 1.1 1.12
mandarin | fluent/tangerine | 0.85 | |
hallabong | drawn/hallabong | 1 | |
grape | fluent/grapes | 1.3 | |
shine-muscat | fluent/grapes | 1.3 | | 200–320 → 76, 0.2 1.15 1.36
strawberry | fluent/strawberry | 0.7 | | ripe
peach | fluent/peach | 1 | |
yellow-peach | fluent/peach | 1 | | 325–28 → 38, 0.45 1 1.05
plum | fluent/peach | 0.75 | | 330–45 → 340, 0.35 0.85 0.68
maesil | fluent/peach | 0.62 | | 325–50 → 80, 0.3 0.75 1.02
melon | fluent/melon | 1.5 | |
chamoe | drawn/chamoe | 1.1 | |
watermelon | fluent/watermelon | 1.6 | | ripe
whole-watermelon | drawn/whole-watermelon | 1.9 | |
cherry | fluent/cherries | 0.75 | | 300–24 → 354, 0.28
blueberry | fluent/blueberries | 0.6 | |
kiwi | fluent/kiwi | 0.9 | |
gold-kiwi | fluent/kiwi | 0.9 | | 60–130 → 50, 0.2 1 1.1
banana | fluent/banana | 1.3 | |
lemon | fluent/lemon | 0.85 | |
mango | fluent/mango | 1.05 | | 0–46 → 14, 1.1
pineapple | fluent/pineapple | 1.7 | |
avocado | fluent/avocado | 1 | |
chestnut | fluent/chestnut | 0.7 | |
tomato | fluent/tomato | 1 | | ripe
cherry-tomato | fluent/tomato | 0.48 | | ripe
cucumber | fluent/cucumber | 1.2 | |
zucchini | drawn/zucchini | 1.3 | |
sweet-pumpkin | drawn/sweet-pumpkin | 1.3 | |
eggplant | fluent/eggplant | 1.2 | | 230–330 → 272, 0.35 0.55 0.72
carrot | fluent/carrot | 1.15 | |
radish | drawn/radish | 1.6 | |
napa-cabbage | drawn/napa-cabbage | 1.6 | |
lettuce | fluent/leafy-green | 1.2 | |
perilla-leaf | drawn/perilla-leaf | 1 | |
broccoli | fluent/broccoli | 1.15 | | 90–220 → 118, 0.3 0.7
green-onion | drawn/green-onion | 1.8 | |
onion | fluent/onion | 1 | |
red-onion | fluent/onion | 1 | | 0–70 → 322, 0.4 0.75 0.82
garlic | fluent/garlic | 0.75 | | 280–60 → 26, 0.2 0.8 1.3
ginger | fluent/ginger | 1 | | 0–50 → 34, 0.5 0.75 1.1
ginseng | drawn/ginseng | 1.6 | |
potato | fluent/potato | 1 | | 330–50 → 36, 0.15 1.1 1.06
sweet-potato | fluent/sweet-potato | 1.1 | | 8–40 → 46, 0.2 0.85 1.2; 300–8 → 338, 0.4 0.72 0.86
corn | fluent/corn | 1.4 | |
red-pepper | fluent/hot-pepper | 1 | | ripe
green-pepper | fluent/hot-pepper | 1 | | 300–30 → 104, 0.2 0.65 0.95
red-paprika | fluent/bell-pepper | 1.1 | | 60–190 → 3, 0.12 2.4 1.12
yellow-paprika | fluent/bell-pepper | 1.1 | | 60–190 → 45, 0.14 2.6 1.4
green-paprika | fluent/bell-pepper | 1.1 | |
pea | fluent/pea-pod | 1 | |
shiitake | fluent/mushroom | 0.95 | | 300–30 → 24, 0.12 0.5 0.72
oyster-mushroom | drawn/oyster-mushroom | 1.2 | |
namul | fluent/herb | 1.2 | |
rice-bag | drawn/rice-bag | 2.3 | upright |
brown-rice-bag | drawn/brown-rice-bag | 2.2 | upright |
mixed-grain-bag | drawn/mixed-grain-bag | 2.1 | upright |
bowl-of-rice | fluent/cooked-rice | 1.4 | upright | 325–28 → 158, 0.15 0.42 1.12; warm-white
sheaf | fluent/sheaf | 1.9 | upright |
soybean | fluent/beans | 0.55 | | 300–60 → 42, 0.15 1.5 1.75
black-bean | fluent/beans | 0.55 | | 300–60 → 250, 0.1 0.3 0.62
red-bean | fluent/beans | 0.55 | |
peanut | fluent/peanuts | 0.75 | |
walnut | drawn/walnut | 0.75 | |
almond | drawn/almond | 0.6 | |
dango | fluent/dango | 1.3 | |
songpyeon | drawn/songpyeon | 0.85 | |
songpyeon-green | drawn/songpyeon-green | 0.85 | |
songpyeon-pink | drawn/songpyeon-pink | 0.85 | |
garaetteok | drawn/garaetteok | 1.6 | |
yakgwa | drawn/yakgwa | 0.85 | |
nurungji | drawn/nurungji | 1 | |
bread | fluent/bread | 1.6 | upright |
baguette | fluent/baguette | 1.7 | |
croissant | fluent/croissant | 1.1 | |
bagel | fluent/bagel | 1.2 | |
cookie | fluent/cookie | 0.8 | |
cake-slice | fluent/cake-slice | 1.3 | upright |
noodle-bowl | fluent/noodle-bowl | 1.7 | upright | 325–28 → 205, 0.15 0.6 0.95
noodle-bundle | drawn/noodle-bundle | 1.6 | |
beef | fluent/cut-of-meat | 1.4 | |
ribs | fluent/meat-on-bone | 1.2 | |
pork-belly | fluent/bacon | 1.3 | |
chicken-leg | fluent/poultry-leg | 1.1 | |
sausage | drawn/sausage | 1.1 | |
egg | fluent/egg | 0.65 | |
white-egg | fluent/egg | 0.65 | | 0–60 → 36, 0.2 0.9 2.7
mackerel | drawn/mackerel | 1.7 | |
croaker | drawn/croaker | 1.6 | |
sea-bream | drawn/sea-bream | 1.7 | |
anchovy | drawn/anchovy | 0.7 | |
shrimp | fluent/shrimp | 1.1 | |
crab | fluent/crab | 1.4 | | 290–30 → 12, 0.25 0.95
lobster | fluent/lobster | 1.7 | |
squid | fluent/squid | 1.5 | | 260–345 → 10, 0.25 0.75 1.75
octopus | fluent/octopus | 1.5 | | 300–50 → 6, 0.35 0.85 0.98
oyster | fluent/oyster | 1 | | 215–345 → 200, 0.1 0.5 1.1
abalone | drawn/abalone | 1 | |
conch | fluent/shell | 1 | | 200–300 → 30, 0.2 2.2 0.92
laver | drawn/laver | 1.4 | |
laver-pack | drawn/laver-pack | 2 | upright |
seaweed | drawn/seaweed | 1.5 | |
fish-cake | fluent/fish-cake | 0.95 | | warm-white
oden | fluent/oden | 1.3 | | 215–275 → 30, 0.2 1.7 1.45
sushi | fluent/sushi | 1.5 | upright | warm-white
onggi | drawn/onggi | 2 | upright |
kimchi-onggi | drawn/kimchi-onggi | 2 | upright |
kimchi-bowl | drawn/kimchi-bowl | 1.8 | upright |
kkakdugi-bowl | drawn/kkakdugi-bowl | 1.6 | upright |
gochujang | drawn/gochujang | 1.8 | upright |
doenjang | drawn/doenjang | 1.8 | upright |
soy-sauce | drawn/soy-sauce | 1.9 | upright |
sesame-oil | drawn/sesame-oil | 1.9 | upright |
pepper-powder | drawn/pepper-powder | 2 | upright |
salt-sack | drawn/salt-sack | 1.9 | upright |
salt-shaker | fluent/salt | 1.3 | upright |
honey | fluent/honey | 1.7 | upright |
flower | fluent/blossom | 1.2 | upright |
strawberry-jar | drawn/strawberry-jar | 1.6 | upright |
citron-jar | drawn/citron-jar | 1.6 | upright |
maesil-jar | drawn/maesil-jar | 1.6 | upright |
teacup | fluent/teacup | 1.4 | upright | warm-white
teapot | fluent/teapot | 1.7 | upright | 300–30 → 150, 0.2 0.35 0.95
tea-tin | drawn/tea-tin | 1.8 | upright |
coffee | fluent/coffee | 1.4 | upright | warm-white
coffee-bag | drawn/coffee-bag | 2 | upright |
juice-bottle | drawn/juice-bottle | 1.9 | upright |
apple-juice-bottle | drawn/apple-juice-bottle | 1.9 | upright |
makgeolli | drawn/makgeolli | 2 | upright |
makgeolli-bowl | drawn/makgeolli-bowl | 1.3 | upright |
liquor | drawn/liquor | 2 | upright |
liquor-cups | fluent/sake | 1.7 | upright | warm-white
milk-bottle | drawn/milk-bottle | 1.8 | upright |
milk-glass | fluent/glass-of-milk | 1.4 | upright | 240–305 → 34, 0.05 0.6 1.4
yogurt | drawn/yogurt | 1.5 | upright |
cheese | fluent/cheese | 1.2 | |
butter | fluent/butter | 1.3 | upright |
ice-cream | fluent/ice-cream | 1.5 | upright |
chocolate | fluent/chocolate | 1.2 | |
dumpling | fluent/dumpling | 0.95 | |
lunch-box | fluent/bento | 1.9 | upright |
banchan-spinach | drawn/banchan-spinach | 1.5 | upright |
banchan-anchovy | drawn/banchan-anchovy | 1.5 | upright |
banchan-lotus | drawn/banchan-lotus | 1.5 | upright |
stew | fluent/pot-of-food | 1.8 | upright | warm-white
hot-pot | fluent/shallow-pan | 1.8 | upright |
curry | fluent/curry | 1.7 | upright | warm-white
pasta | fluent/spaghetti | 1.7 | upright | warm-white
salad | fluent/salad | 1.7 | upright | warm-white
sandwich | fluent/sandwich | 1.5 | upright |
rice-ball | fluent/rice-ball | 1.1 | upright | 215–305 → 130, 0.05 0.14 1.05
fried-shrimp | fluent/fried-shrimp | 1.1 | |
gift | fluent/gift | 1.7 | upright |
bojagi | drawn/bojagi | 1.8 | upright |
bouquet | fluent/bouquet | 1.9 | |
tulip | fluent/tulip | 1.5 | upright |
sunflower | fluent/sunflower | 1.7 | upright |
rose | fluent/rose | 1.5 | upright |
potted-plant | fluent/potted-plant | 1.7 | upright |
cactus | fluent/cactus | 1.5 | upright |
seedling | fluent/seedling | 1.1 | upright |
bee | fluent/bee | 0.6 | upright |
cow | fluent/cow | 2 | upright |
tree | fluent/tree | 2.2 | upright |
evergreen | fluent/evergreen | 2.2 | upright |
palm | fluent/palm | 2.4 | upright |
sailboat | fluent/sailboat | 2 | upright |
speedboat | fluent/speedboat | 1.6 | upright |
tractor | fluent/tractor | 2.2 | upright |
house | fluent/house-with-garden | 2.6 | upright |
truck | fluent/truck | 2.2 | upright |
star | fluent/star | 1 | |
calendar | fluent/calendar | 1.8 | upright |
camera | fluent/camera | 1.7 | upright |
ticket | fluent/ticket | 1.6 | | 300–30 → 20
megaphone | fluent/megaphone | 1.7 | |
coin | fluent/coin | 0.9 | |
letter | fluent/love-letter | 1.6 | upright |
balloon | fluent/balloon | 1.5 | upright |
popper | fluent/popper | 1.7 | |
picnic-basket | fluent/basket | 1.9 | upright |
cart | fluent/cart | 2 | upright |
memo | fluent/memo | 1.6 | upright |
birthday-cake | fluent/birthday-cake | 1.9 | upright |
`;
