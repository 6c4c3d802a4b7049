# What only the page says about the coach: reviews, advice at the table, mistakes tried again. What the coach itself says stands in ../coach/it.ftl.
